import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { Stack } from '@memberkit/primitives/box'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Says what happened, next to where it happened, and what to do about it.',
  alternatives: [
    { use: 'Notice', when: 'it is one sentence that needs no box.' },
    { use: 'Banner', when: 'it applies to the whole page or panel, as long as it is true.' },
    { use: 'Toast', when: 'it confirms an action and may disappear by itself.' },
    { use: 'Field error', when: 'one value is wrong.' },
    { use: 'AlertDialog', when: 'nothing else can continue before people respond.' },
  ],
  anatomy: [
    { part: 'Icon', about: 'That of the tone, or a custom one.' },
    { part: 'Title', about: 'What happened; a heading if `level` is set.' },
    { part: 'Text', about: 'What it means, and what to do.' },
    { part: 'Actions', about: 'Small buttons and links, the most useful first.' },
    { part: 'Dismiss', about: 'Only with a handler and a label for the button.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through links and actions, then to the dismiss button.' },
    { keys: 'Enter, Space', does: 'Presses it.' },
  ],
  accessibility: [
    'When it appears, all its content is announced: assertively if critical (`role="alert"`), otherwise politely (`role="status"`).',
    'If it is there from the start, set `isStatic`: it is read in place.',
    'After dismissal, move focus to where work continues, because the dismiss button is gone.',
  ],
  content: [
    'The title says what happened, the text what it means for the person. Don’t repeat one in the other.',
    'No blame and no exclamation marks: “We couldn’t save your address”, not “Invalid address!”.',
    'Buttons name their action: “Update card”.',
  ],
  guidance: [
    {
      do: {
        caption: 'Say what it means and offer the next step.',
        example: (
          <Alert
            tone="critical"
            isStatic
            title="We couldn’t save your address"
            actions={<Button size="small">Try again</Button>}
          >
            Nothing was changed, and what you wrote is still here.
          </Alert>
        ),
      },
      dont: {
        caption: 'Stack several: show the most urgent and drop the rest.',
        example: (
          <Stack gap="xs">
            <Alert isStatic>Office closed on Monday</Alert>
            <Alert isStatic tone="caution">
              Your card ends this month
            </Alert>
            <Alert isStatic tone="critical">
              We couldn’t save your address
            </Alert>
          </Stack>
        ),
      },
    },
  ],
}
