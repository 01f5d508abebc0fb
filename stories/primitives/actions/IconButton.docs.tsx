import { Button } from '@memberkit/primitives/button'
import { IconButton } from '@memberkit/primitives/icon-button'
import { CloseIcon, FilterIcon, ShieldIcon } from '@memberkit/primitives/icons'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'A button with an icon only, for small spaces and icons that everyone knows.',
  alternatives: [
    { use: 'Button', when: 'a label fits; it can have an icon, too.' },
    { use: 'Menu', when: 'three dots open a list of actions: use a Menu with an `icon`.' },
    { use: 'ToggleButton', when: 'it toggles a state that stays on or off.' },
    { use: 'CopyToClipboard', when: 'it copies text.' },
  ],
  anatomy: [
    { part: 'Icon', about: 'Centred in a square as high as a Button of the same size.' },
    { part: 'Label', about: 'The accessible name and the tooltip.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Focuses the button.' },
    { keys: 'Enter, Space', does: 'Presses it.' },
  ],
  accessibility: [
    'The label is the accessible name. In a list, it says which item it acts on: “Remove contract.pdf”.',
    'While pending, `pendingLabel` is its name.',
    'At least 26 px square, 44 px on touch screens.',
  ],
  content: ['A verb, as on a Button: “Close”, “Refresh”. Not the name of the icon.'],
  guidance: [
    {
      do: {
        caption: 'Use icons that need no explanation.',
        example: <IconButton label="Close" icon={<CloseIcon />} />,
      },
      dont: {
        caption: 'Make people guess what an icon means.',
        example: <IconButton label="Watch for stolen identities" icon={<ShieldIcon />} />,
      },
    },
    {
      do: {
        caption: 'Use a text label if it fits.',
        example: (
          <Button>
            <FilterIcon /> Filter
          </Button>
        ),
      },
      dont: {
        caption: 'Omit a label that would fit.',
        example: <IconButton label="Filter" icon={<FilterIcon />} />,
      },
    },
  ],
}
