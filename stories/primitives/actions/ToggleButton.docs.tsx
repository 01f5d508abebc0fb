import { EyeIcon } from '@memberkit/primitives/icons'
import { ToggleButton } from '@memberkit/primitives/toggle-button'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'A button that stays pressed: it turns one thing on or off, at once and in sight.',
  alternatives: [
    { use: 'Switch', when: 'a setting is turned on or off, with a label beside it.' },
    { use: 'Checkbox', when: 'the choice counts only once a form is sent.' },
    { use: 'SegmentedControl', when: 'there are several states of which one holds.' },
    { use: 'Button', when: 'a press does something and leaves nothing switched on.' },
  ],
  anatomy: [
    { part: 'Button', about: 'With text, or with an icon alone and its label as name and tooltip.' },
    { part: 'Pressed look', about: 'The soft accent with a border; the highlight colour where colours are forced.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the button.' },
    { keys: 'Enter, Space', does: 'Turns it on or off.' },
  ],
  accessibility: [
    'It is read as a toggle button with its state (`aria-pressed`), so the label must stay the same in both states.',
    'Several that belong together stand in a ButtonGroup with a name.',
  ],
  content: ['Name the thing that is on: “Watch this case”, “Show paid invoices”. Not “On” and “Off”.'],
  guidance: [
    {
      do: {
        says: 'Keep the words, and let the look say whether it is on.',
        shows: <ToggleButton defaultPressed>Show paid invoices</ToggleButton>,
      },
      dont: {
        says: 'Change the words as well: “Hide, pressed” says the opposite of what is meant.',
        shows: (
          <ToggleButton defaultPressed>
            <EyeIcon /> Hide paid invoices
          </ToggleButton>
        ),
      },
    },
  ],
}
