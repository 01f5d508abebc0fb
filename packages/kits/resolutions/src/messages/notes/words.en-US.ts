import type { MessageTable } from '@memberkit/foundation/messages'

/** Read by everybody who adds to a case. */
export const notesEnUS = {
  waiting: 'Not sent yet',
  wait: { one: 'Sends in {count} second', other: 'Sends in {count} seconds' },
  after: 'Sends after the note before it',
  takeBack: 'Undo',
  now: 'Send now',
  sending: 'Sending',
  done: 'Note added.',
  twice: 'Note added. It arrived twice, so the case shows two copies.',
  lost: 'A note for {number} isn’t known to have been added. It waits in the case, where you can send it again.',
  blank: 'Enter the note.',
  hint: 'You can undo this for 8 seconds after you add it.',
  keys: 'Ctrl or Command with Enter sends at once.',
} as const satisfies MessageTable
