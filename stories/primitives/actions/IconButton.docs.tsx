import { Button } from '@memberkit/primitives/button'
import { IconButton } from '@memberkit/primitives/icon-button'
import { CloseIcon, FilterIcon, ShieldIcon } from '@memberkit/primitives/icons'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'A button that shows an icon only, where there is no room for words and everybody knows the icon.',
  alternatives: [
    { use: 'Button', when: 'there is room for words: an icon before them is welcome.' },
    { use: 'Menu', when: 'three dots open a list of actions: a Menu with an `icon` is that button.' },
    { use: 'ToggleButton', when: 'it is on or off, and stays that way.' },
    { use: 'CopyToClipboard', when: 'it copies.' },
  ],
  anatomy: [
    { part: 'Icon', about: 'In the middle of a square as high as a Button of the same size.' },
    { part: 'Label', about: 'Its name for screen readers, and its tooltip.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the button.' },
    { keys: 'Enter, Space', does: 'Presses it.' },
  ],
  accessibility: [
    'The label is its name. Where several stand in a list, it says whose they are: “Remove contract.pdf”.',
    'While it is pending, `pendingLabel` is its name.',
    'It is at least 26 px square, and 44 px under a finger.',
  ],
  content: ['A verb, as on a Button: “Close”, “Refresh”. Not the name of the drawing.'],
  guidance: [
    {
      do: {
        says: 'Use icons that need no explanation.',
        shows: <IconButton label="Close" icon={<CloseIcon />} />,
      },
      dont: {
        says: 'Make people guess what an icon means.',
        shows: <IconButton label="Watch for stolen identities" icon={<ShieldIcon />} />,
      },
    },
    {
      do: {
        says: 'Use words where there is room.',
        shows: (
          <Button>
            <FilterIcon /> Filter
          </Button>
        ),
      },
      dont: {
        says: 'Leave the word out although there is room.',
        shows: <IconButton label="Filter" icon={<FilterIcon />} />,
      },
    },
  ],
}
