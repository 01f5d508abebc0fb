import { Button } from '@memberkit/primitives/button'
import { Inline } from '@memberkit/primitives/box'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Does something here and now: saves, pays, opens a dialog.',
  alternatives: [
    { use: 'LinkButton', when: 'the press leads to another address.' },
    { use: 'IconButton', when: 'there is room for an icon only, and everybody knows what it means.' },
    { use: 'ToggleButton', when: 'it is on or off, and stays that way.' },
    { use: 'Menu', when: 'there are several actions that do not deserve a button each.' },
  ],
  anatomy: [
    { part: 'Label', about: 'A verb and what it acts on. Wraps where there is no room.' },
    { part: 'Icon', about: 'Before the label, where it helps to find the button again.' },
    { part: 'Spinner', about: 'While work is under way, in place of the label, whose room it keeps.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the button, also while it is pending or not available for a reason.' },
    { keys: 'Enter, Space', does: 'Presses it.' },
  ],
  accessibility: [
    'While it is pending it keeps the focus and takes no press; `pendingLabel` is read out.',
    'What is not available should say why: use `aria-disabled` with `aria-describedby` instead of `disabled`, which cannot be reached.',
    'It submits a form only with `type="submit"`.',
  ],
  content: [
    'Say what will happen, with the amount if there is one: “Pay $49.90”, not “OK” or “Submit”.',
    'Sentence case, no full stop, no exclamation mark.',
  ],
  guidance: [
    {
      do: {
        says: 'Have one primary button in a view.',
        shows: (
          <Inline gap="xs">
            <Button>Keep the plan</Button>
            <Button tone="primary">Pause the plan</Button>
          </Inline>
        ),
      },
      dont: {
        says: 'Give two the same weight: nothing says which one is meant.',
        shows: (
          <Inline gap="xs">
            <Button tone="primary">Keep the plan</Button>
            <Button tone="primary">Pause the plan</Button>
          </Inline>
        ),
      },
    },
    {
      do: { says: 'Say what the press does.', shows: <Button tone="critical">Void the invoice</Button> },
      dont: { says: 'Answer a question that people may not have read.', shows: <Button tone="critical">Yes</Button> },
    },
  ],
}
