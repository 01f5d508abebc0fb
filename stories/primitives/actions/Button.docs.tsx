import { Button } from '@memberkit/primitives/button'
import { Inline } from '@memberkit/primitives/box'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Runs an action on this page: saves, pays, opens a dialog.',
  alternatives: [
    { use: 'LinkButton', when: 'pressing it navigates to another page.' },
    { use: 'IconButton', when: 'only an icon fits, and everyone knows its meaning.' },
    { use: 'ToggleButton', when: 'it toggles a state that stays on or off.' },
    { use: 'Menu', when: 'several actions don’t deserve a button each.' },
  ],
  anatomy: [
    { part: 'Label', about: 'A verb and its object. Wraps if it doesn’t fit.' },
    { part: 'Icon', about: 'Before the label, if it helps people recognize the button.' },
    { part: 'Spinner', about: 'Replaces the label while an action is pending; the button keeps its width.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Focuses the button, also while it is pending or unavailable for a stated reason.' },
    { keys: 'Enter, Space', does: 'Presses it.' },
  ],
  accessibility: [
    'While pending, it keeps focus and ignores presses; `pendingLabel` is announced.',
    'An unavailable button should say why: use `aria-disabled` with `aria-describedby` instead of `disabled`, which can’t be focused.',
    'It submits a form only with `type="submit"`.',
  ],
  content: [
    'Say what happens, with the amount if there is one: “Pay $49.90”, not “OK” or “Submit”.',
    'Sentence case, no full stop, no exclamation mark.',
  ],
  guidance: [
    {
      do: {
        caption: 'Show one primary button per view.',
        example: (
          <Inline gap="xs">
            <Button>Keep the plan</Button>
            <Button tone="primary">Pause the plan</Button>
          </Inline>
        ),
      },
      dont: {
        caption: 'Give two buttons the same emphasis: nothing shows which one to use.',
        example: (
          <Inline gap="xs">
            <Button tone="primary">Keep the plan</Button>
            <Button tone="primary">Pause the plan</Button>
          </Inline>
        ),
      },
    },
    {
      do: { caption: 'Name the action.', example: <Button tone="critical">Void the invoice</Button> },
      dont: {
        caption: 'Answer a question that people may not have read.',
        example: <Button tone="critical">Yes</Button>,
      },
    },
  ],
}
