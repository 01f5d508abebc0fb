import { Alert } from '@memberkit/primitives/alert'
import { Notice } from '@memberkit/primitives/notice'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Confirms an action in the top layer, and disappears by itself.',
  alternatives: [
    { use: 'Alert', when: 'people must read it, or it reports a problem in one place.' },
    { use: 'Notice', when: 'it belongs beside what was just done.' },
    { use: 'Nothing', when: 'the result is visible: a row is gone, a switch is on.' },
  ],
  anatomy: [
    { part: 'ToastRegion', about: 'The landmark in the corner. Render it once, near the root of the page.' },
    {
      part: 'Queue',
      about: 'Created once by `createToastQueue`. `add` shows a toast and returns a function that removes it.',
    },
    { part: 'Toast', about: 'Icon, message, description, one action, a close button. At most three are visible.' },
  ],
  keyboard: [
    { keys: 'F6', does: 'Moves to the toasts, and back to the previous focus.' },
    { keys: 'Tab', does: 'Moves through their buttons. Toasts stay while they contain focus.' },
    { keys: 'Enter, Space', does: 'Runs the action or closes the toast.' },
    { keys: 'Escape', does: 'In a toast: closes it, and not a dialog underneath.' },
  ],
  accessibility: [
    'Its text is announced politely, or assertively if critical. Focus doesn’t move.',
    'Stays at least 5 seconds, and longer while hovered, focused or critical.',
    'While a modal dialog is open, toasts are inside it, because everything else is inert.',
    'The action must also be possible elsewhere: toasts disappear.',
  ],
  content: [
    'What was done, in the past tense: “Invoice voided”. At most one more sentence.',
    'One action of one or two words: “Undo”.',
  ],
  guidance: [
    {
      do: {
        caption: 'Report a problem where it occurred, and leave it there.',
        example: (
          <Alert tone="critical" isStatic title="The refund didn’t go through">
            Nothing was sent back. Try again in a minute.
          </Alert>
        ),
      },
      dont: {
        caption: 'Put anything in a toast that people have to write down.',
        example: <Notice isStatic>Your reference is 7F3A-1120. (Gone after six seconds.)</Notice>,
      },
    },
  ],
}
