import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { Stack } from '@memberkit/primitives/box'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Says what happened, where it happened, and what to do about it.',
  alternatives: [
    { use: 'Notice', when: 'it is one sentence that needs no box.' },
    { use: 'Banner', when: 'it is about the whole page or panel below it, for as long as it is true.' },
    { use: 'Toast', when: 'it is news of something done, and may go away by itself.' },
    { use: 'Field error', when: 'one value is wrong.' },
    { use: 'AlertDialog', when: 'nothing can go on before it is answered.' },
  ],
  anatomy: [
    { part: 'Icon', about: 'That of the tone, or one of its own.' },
    { part: 'Title', about: 'What happened; a heading if it has a `level`.' },
    { part: 'Text', about: 'What it means, what to do.' },
    { part: 'Actions', about: 'Small buttons and links, the most useful first.' },
    { part: 'Dismiss', about: 'Only with a handler, and a name for the button.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes through links and actions, then to the button that dismisses it.' },
    { keys: 'Enter, Space', does: 'Presses it.' },
  ],
  accessibility: [
    'One that appears is read out with all that is in it: a critical one at once (`role="alert"`), any other at the next pause (`role="status"`).',
    'One that was there from the start is `isStatic`: it is read in its place.',
    'After dismissing, put the focus where work goes on: the button that had it is gone.',
  ],
  content: [
    'The title says what happened, the text what it means for the person. Neither repeats the other.',
    'No blame and no exclamation marks: “We could not save your address”, not “Invalid address!”.',
    'Buttons say what they do: “Update card”.',
  ],
  guidance: [
    {
      do: {
        says: 'Say what it means and offer the way on.',
        shows: (
          <Alert
            tone="critical"
            isStatic
            title="We could not save your address"
            actions={<Button size="small">Try again</Button>}
          >
            Nothing was changed, and what you wrote is still here.
          </Alert>
        ),
      },
      dont: {
        says: 'Stack several: put what is most urgent first and drop the rest.',
        shows: (
          <Stack gap="xs">
            <Alert isStatic>Office closed on Monday</Alert>
            <Alert isStatic tone="caution">
              Your card ends this month
            </Alert>
            <Alert isStatic tone="critical">
              We could not save your address
            </Alert>
          </Stack>
        ),
      },
    },
  ],
}
