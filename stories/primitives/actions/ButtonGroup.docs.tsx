import { Button } from '@memberkit/primitives/button'
import { ButtonGroup } from '@memberkit/primitives/button-group'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Puts buttons that belong together beside one another, with the same gap everywhere.',
  alternatives: [
    { use: 'Menu', when: 'the actions are many, or rarely used.' },
    { use: 'SplitButton', when: 'they are variants of one action.' },
    { use: 'SegmentedControl', when: 'one of them is always chosen.' },
    { use: 'Inline', when: 'what stands side by side is not only buttons.' },
  ],
  anatomy: [
    { part: 'Group', about: 'Has a name for assistive technology if `label` says one.' },
    { part: 'Buttons', about: 'As children they wrap; as `actions` they keep to one line.' },
    { part: 'Menu', about: 'With `actions`: at the end of the line, with those that found no room.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from button to button; what is in the menu is reached through its button.' },
    { keys: 'Enter, Space', does: 'Presses the button, or opens the menu.' },
  ],
  accessibility: [
    'Give the group a name where it is not clear from the heading around it what the buttons act on.',
    'An action that is not available keeps its place, can be focused, and says why.',
  ],
  content: ['One primary button at most, and first.', 'Verbs, as short as they can be said.'],
  guidance: [
    {
      do: {
        says: 'Let one button stand out.',
        shows: (
          <ButtonGroup>
            <Button tone="primary">Pay $49.90</Button>
            <Button>Download</Button>
          </ButtonGroup>
        ),
      },
      dont: {
        says: 'Give every button the same weight.',
        shows: (
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
