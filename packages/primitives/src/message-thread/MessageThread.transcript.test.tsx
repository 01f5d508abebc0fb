import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { transcriptOf } from '../testing/read-aloud.ts'
import { Composer, type ComposerLabels, type Message, MessageThread, type MessageThreadLabels } from './index.ts'

const labels: MessageThreadLabels = {
  you: 'You',
  statuses: { sending: 'Sending', sent: 'Sent', failed: 'Not sent' },
  retry: 'Try again',
  edited: 'edited',
  removed: 'Removed',
  unread: 'New',
  newMessages: (count) => `${count} new messages`,
  older: 'Show older messages',
  loadingOlder: 'Loading',
  newTab: 'opens in a new tab',
}

const composerLabels: ComposerLabels = {
  send: 'Send',
  sending: 'Sending',
  failed: 'It was not sent. Your text is still here.',
  remaining: (count) => `${count} left`,
  tooLong: 'Shorten it.',
}

const message = (minute: number, name: string, text: string): Message => ({
  id: `${minute}`,
  time: new Date(Date.UTC(2026, 2, 8, 10, minute)).toISOString(),
  sender: { id: name, name },
  isOwn: name === 'Ada Example',
  text,
})

/** Bo answers the first message; the second one does not get through. */
function Chat() {
  const [messages, setMessages] = useState([message(30, 'Bo Example', 'Hello')])
  async function onSend(text: string) {
    if (messages.length > 1) throw new Error('Offline')
    setMessages([...messages, message(31, 'Ada Example', text), message(32, 'Bo Example', 'Good to hear from you')])
  }
  return (
    <MessageThread
      label="Messages"
      labels={labels}
      messages={messages}
      onLoadOlder={() => setMessages([message(1, 'Bo Example', 'Welcome'), ...messages])}
      composer={<Composer label="Message" labels={composerLabels} limit={40} onSend={onSend} />}
    />
  )
}

test('screen reader output of a conversation', async () => {
  await render(<Chat />)
  expect(
    await transcriptOf([
      '{Tab}',
      '{Tab}',
      '{Tab}',
      'Hi{Enter}',
      'Hi again{Enter}',
      'and much more than there is room for',
    ]),
  ).toEqual([
    ['{Tab}', 'log, Messages'],
    ['{Tab}', 'button, Show older messages'],
    ['{Tab}', 'textbox, Message'],
    ['Hi{Enter}', 'polite: Sending', 'polite: Bo Example: Good to hear from you'],
    ['Hi again{Enter}', 'polite: Sending', 'polite: It was not sent. Your text is still here.'],
    [
      'and much more than there is room for',
      'polite: 20 left',
      'polite: 10 left',
      'polite: 0 left',
      'polite: Shorten it.',
    ],
  ])
})

test('screen reader output of loading older messages', async () => {
  await render(<Chat />)
  expect(await transcriptOf(['{Tab}', '{Tab}', '{Enter}'])).toEqual([
    ['{Tab}', 'log, Messages'],
    ['{Tab}', 'button, Show older messages'],
    ['{Enter}'],
  ])
})
