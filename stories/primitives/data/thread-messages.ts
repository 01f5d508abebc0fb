import type { ComposerLabels, Message, MessageThreadLabels, ThreadEntry } from '@memberkit/primitives/message-thread'

export const labels: MessageThreadLabels = {
  you: 'You',
  statuses: { sending: 'Sending', sent: 'Sent', failed: 'Not sent' },
  retry: 'Try again',
  edited: 'edited',
  removed: 'This message was removed.',
  unread: 'New',
  newMessages: (count) => (count === 1 ? '1 new message' : `${count} new messages`),
  older: 'Show older messages',
  loadingOlder: 'Loading',
  newTab: 'opens in a new tab',
}

export const composerLabels: ComposerLabels = {
  send: 'Send',
  sending: 'Sending',
  failed: 'It was not sent. Your text is still here; try again.',
  remaining: (count) => (count < 0 ? `Message is ${-count} characters too long` : `${count} characters left`),
  tooLong: 'Shorten it, or send it in two messages.',
}

export const today = '2026-03-09'

const bo = { id: 'bo', name: 'Bo Example' }
const ada = { id: 'ada', name: 'Ada Example' }

const at = (day: number, time: string) => `2026-03-${String(day).padStart(2, '0')}T${time}:00Z`

export function theirs(id: string, day: number, time: string, text: string, more?: Partial<Message>): Message {
  return { id, time: at(day, time), sender: bo, text, ...more }
}

export function own(id: string, day: number, time: string, text: string, more?: Partial<Message>): Message {
  return theirs(id, day, time, text, { sender: ada, isOwn: true, ...more })
}

export const conversation: ThreadEntry[] = [
  { kind: 'system', id: '1', time: at(8, '09:01'), text: 'Bo Example from Example Law took over.' },
  theirs('2', 8, '09:02', 'Good morning. I have read the notice from your landlord.'),
  theirs('3', 8, '09:03', 'Could you send me the lease? A photo of each page is enough.'),
  own('4', 8, '09:40', 'Good morning, thank you. I will look for it tonight.'),
  own('5', 8, '20:12', 'Here it is.', { isEdited: true }),
  theirs('6', 8, '20:14', 'A wrong file', { isRemoved: true }),
  theirs('7', 9, '08:30', 'Thank you. The notice is not valid: it gives you 30 days, the lease says 60.'),
  theirs('8', 9, '08:31', 'What the law says is here: https://example.com/tenants/notice-periods.', { isEdited: true }),
  own('9', 9, '08:45', 'That is good to hear.', { status: 'sent' }),
]

/** What came before, for a thread that is long. */
export const earlier: ThreadEntry[] = Array.from({ length: 20 }, (_, index) =>
  (index % 3 ? theirs : own)(
    `e${index}`,
    7,
    `${10 + Math.floor(index / 4)}:${10 + index}`,
    `Earlier message ${index + 1}`,
  ),
)
