import { Composer, MessageThread } from '@memberkit/primitives/message-thread'
import type { ComponentDocs } from '../../blocks/component-docs.ts'
import { composerLabels, labels, own, theirs } from './thread-messages.ts'

const nothing = () => {}

export const docs: ComponentDocs = {
  purpose:
    'A conversation, newest message last, with a Composer to write the next one. The caller loads and sends: messages are props, actions are callbacks.',
  alternatives: [
    { use: 'Timeline', when: 'it is a record of events that nobody answers.' },
    { use: 'TextArea', when: 'a note is written once and saved with a form.' },
    { use: 'UploadList', when: 'it is mainly about files. In a conversation, use it in `attachments`.' },
  ],
  anatomy: [
    {
      part: 'Log',
      about: 'Fills the given height and scrolls. It starts at the newest message and keeps the reading position.',
    },
    { part: 'Day', about: 'A line before the first message of each day, in the reader’s time zone.' },
    { part: 'Unread line', about: 'Marks the first message since the last visit.' },
    { part: 'Group', about: 'Messages that one person sent within five minutes share one name and time.' },
    { part: 'Message', about: 'Plain text with web addresses as links; below it attachments and status.' },
    { part: 'System line', about: 'An event between messages.' },
    { part: 'New messages', about: 'A button at the end, when new messages are below the visible part.' },
    {
      part: 'Composer',
      about: 'A growing text area, attachments, actions, a character count near the limit, and Send.',
    },
  ],
  keyboard: [
    { keys: 'Arrow up, Arrow down, Page up, Page down', does: 'On the log: scrolls.' },
    { keys: 'Enter', does: 'In the composer: sends. With `sendsOn="mod-enter"`, and on phones, adds a new line.' },
    { keys: 'Shift+Enter', does: 'In the composer: adds a new line.' },
    { keys: 'Ctrl+Enter', does: 'In the composer: always sends. ⌘ + Enter on a Mac.' },
    { keys: 'Tab', does: 'Moves through links, files and buttons of the messages in order.' },
  ],
  accessibility: [
    'New messages from others are announced; older ones loaded above and one’s own aren’t.',
    'More than three at once are announced as a count.',
    'Every message says who sent it and when, also where the group shows it only once.',
    'If sending fails, that is announced and the text stays.',
    'An Enter that confirms an input method’s word sends nothing.',
  ],
  content: [
    'Texts are shown as typed. Only http and https addresses become links, and none that hides a name before an @.',
    'Show anything that isn’t a text, such as a decision, as a system line: “Bo Example closed the case.”',
  ],
  guidance: [
    {
      do: {
        caption: 'Say what happened to a message, and offer the next step.',
        example: (
          <MessageThread
            label="Messages"
            labels={labels}
            messages={[own('1', 9, '08:45', 'I can come at ten.', { status: 'failed' })]}
            onRetry={nothing}
          />
        ),
      },
      dont: {
        caption: 'Show a failure as if someone had written it.',
        example: (
          <MessageThread
            label="Messages"
            labels={labels}
            messages={[theirs('1', 9, '08:45', 'Error: message not delivered')]}
          />
        ),
      },
    },
    {
      do: {
        caption: 'Say how to send.',
        example: (
          <Composer
            label="Message"
            isLabelHidden
            description="Enter sends, Shift + Enter makes a new line."
            labels={composerLabels}
            onSend={nothing}
          />
        ),
      },
      dont: {
        caption: 'Set a limit that ordinary messages exceed.',
        example: (
          <Composer
            label="Message"
            isLabelHidden
            labels={composerLabels}
            limit={40}
            defaultValue={'I can come at ten, or on Thursday at noon, or'}
            onSend={nothing}
          />
        ),
      },
    },
  ],
}
