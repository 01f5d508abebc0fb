import { EyeIcon } from '@memberkit/primitives/icons'
import { ToggleButton } from '@memberkit/primitives/toggle-button'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'A button that switches one thing on or off immediately and stays pressed while it is on.',
  alternatives: [
    { use: 'Switch', when: 'it is a setting with a label beside it.' },
    { use: 'Checkbox', when: 'the choice applies only when a form is submitted.' },
    { use: 'SegmentedControl', when: 'one of several states applies.' },
    { use: 'Button', when: 'pressing it doesn’t leave a state switched on.' },
  ],
  anatomy: [
    { part: 'Button', about: 'With text, or with an icon whose label is its name and tooltip.' },
    { part: 'Pressed look', about: 'The soft accent colour with a border; the highlight colour in forced colours.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Focuses the button.' },
    { keys: 'Enter, Space', does: 'Switches it on or off.' },
  ],
  accessibility: [
    'Screen readers say that it is a toggle button and its state (`aria-pressed`), so keep the same label in both states.',
    'Put related toggle buttons in a ButtonGroup with a name.',
  ],
  content: ['Name the thing that is on: “Watch this case”, “Show paid invoices”. Not “On” and “Off”.'],
  guidance: [
    {
      do: {
        caption: 'Keep the label; the style shows whether it is on.',
        example: <ToggleButton defaultPressed>Show paid invoices</ToggleButton>,
      },
      dont: {
        caption: 'Change the label as well: “Hide, pressed” says the opposite of what is meant.',
        example: (
          <ToggleButton defaultPressed>
            <EyeIcon /> Hide paid invoices
          </ToggleButton>
        ),
      },
    },
  ],
}
