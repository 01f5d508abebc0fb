import { Button } from '@memberkit/primitives/button'
import { ButtonGroup } from '@memberkit/primitives/button-group'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Places related buttons side by side with a consistent gap.',
  alternatives: [
    { use: 'Menu', when: 'there are many actions, or they are rarely used.' },
    { use: 'SplitButton', when: 'they are variants of one action.' },
    { use: 'SegmentedControl', when: 'one of them is always chosen.' },
    { use: 'Inline', when: 'it also contains other elements.' },
  ],
  anatomy: [
    { part: 'Group', about: 'Has an accessible name if `label` is set.' },
    { part: 'Buttons', about: '`children` wrap; `actions` stay on one line.' },
    { part: 'Menu', about: 'With `actions`: at the end of the line, contains the buttons that don’t fit.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from button to button, including the menu’s.' },
    { keys: 'Enter, Space', does: 'Presses the button, or opens the menu.' },
  ],
  accessibility: [
    'Name the group if the heading around it doesn’t say what the buttons act on.',
    'An unavailable action keeps its place, can be focused, and says why.',
  ],
  content: ['At most one primary button, placed first.', 'Use the shortest possible verbs.'],
  guidance: [
    {
      do: {
        caption: 'Emphasize one button.',
        example: (
          <ButtonGroup>
            <Button tone="primary">Pay $49.90</Button>
            <Button>Download</Button>
          </ButtonGroup>
        ),
      },
      dont: {
        caption: 'Give every button the same emphasis.',
        example: (
          <ButtonGroup>
            <Button tone="primary">Pay $49.90</Button>
            <Button tone="primary">Download</Button>
            <Button tone="primary">Send again</Button>
          </ButtonGroup>
        ),
      },
    },
  ],
}
