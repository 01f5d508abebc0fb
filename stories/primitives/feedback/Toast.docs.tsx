import { Alert } from '@memberkit/primitives/alert'
import { Notice } from '@memberkit/primitives/notice'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Says that something was done, above everything else on the page, and goes away by itself.',
  alternatives: [
    { use: 'Alert', when: 'it must be read, or says what went wrong at one place.' },
    { use: 'Notice', when: 'it belongs beside what was just done.' },
    { use: 'Nothing', when: 'people see that it is done: a row is gone, a switch is on.' },
  ],
  anatomy: [
    { part: 'ToastRegion', about: 'The landmark at the corner. Rendered once, near the root of the page.' },
    {
      part: 'Queue',
      about: 'Made once by `createToastQueue`. `add` shows a toast and returns a function that removes it.',
    },
    { part: 'Toast', about: 'Icon, message, description, one action, a button to close it. At most three are shown.' },
  ],
  keyboard: [
    { keys: 'F6', does: 'Goes to the toasts, and back to where the focus was.' },
    { keys: 'Tab', does: 'Goes through their buttons. None goes away while the focus is in them.' },
    { keys: 'Enter, Space', does: 'Presses the action or closes the toast.' },
    { keys: 'Escape', does: 'In a toast: closes it, and not the dialog underneath.' },
  ],
  accessibility: [
    'What it says is announced: at the next pause, a critical one at once. The focus stays where it is.',
    'At least 5 seconds; none goes away under the pointer, with the focus in it, or if it is critical.',
    'While a modal dialog is open the toasts are within it, for all else is out of reach.',
    'What the action does must be possible elsewhere: toasts go away.',
  ],
  content: [
    'What was done, in the past: “Invoice voided”. One more sentence at most.',
    'One action, in a word or two: “Undo”.',
  ],
  guidance: [
    {
      do: {
        says: 'Say what went wrong where it went wrong, and leave it there.',
        shows: (
          <Alert tone="critical" isStatic title="The refund did not go through">
            Nothing was sent back. Try again in a minute.
          </Alert>
        ),
      },
      dont: {
        says: 'Put into a toast what people have to write down.',
        shows: <Notice isStatic>Your reference is 7F3A-1120. (Gone after six seconds.)</Notice>,
      },
    },
  ],
}
