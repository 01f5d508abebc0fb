import { Composer, MessageThread } from '@memberkit/primitives/message-thread'
import type { ComponentDocs } from '../../blocks/component-docs.ts'
import { composerLabels, labels, own, theirs } from './thread-messages.ts'

const nothing = () => {}

export const docs: ComponentDocs = {
  purpose:
    'A conversation between people, the newest message at the end, and a Composer to write the next one. Loading and sending are the caller’s: messages come in as data, presses go out as calls.',
  alternatives: [
    { use: 'Timeline', when: 'it is a record of what happened, to which nobody answers.' },
    { use: 'TextArea', when: 'a note is written once and saved with a form.' },
    { use: 'UploadList', when: 'files are what it is about. In a conversation it goes into `attachments`.' },
  ],
  anatomy: [
    {
      part: 'Log',
      about: 'Fills the height it is given and scrolls. It begins at the newest message and stays where people read.',
    },
    { part: 'Day', about: 'A line before the first message of each day, in the time zone of the reader.' },
    { part: 'Unread line', about: 'Before the first message that was not there at the last visit.' },
    { part: 'Group', about: 'What one person wrote within five minutes stands under one name and one time.' },
    { part: 'Message', about: 'Plain text, in which web addresses are links; below it attachments and status.' },
    { part: 'System line', about: 'What happened between messages.' },
    { part: 'New messages', about: 'A button over the end, when something has come below what is in sight.' },
    {
      part: 'Composer',
      about: 'A text area that grows, what is sent along, actions, a count near the limit, and Send.',
    },
  ],
  keyboard: [
    { keys: 'Arrow up, Arrow down, Page up, Page down', does: 'On the log: scrolls.' },
    { keys: 'Enter', does: 'In the composer: sends. With `sendsOn="mod-enter"`, and on phones, a new line.' },
    { keys: 'Shift+Enter', does: 'In the composer: a new line.' },
    { keys: 'Ctrl+Enter', does: 'In the composer: sends, always. ⌘ + Enter on a Mac.' },
    { keys: 'Tab', does: 'Goes on, through links, files and buttons of the messages in their order.' },
  ],
  accessibility: [
    'New messages from others are read out; older ones that are loaded above are not, nor are one’s own.',
    'More than three at once are counted, not read.',
    'Every message says whose it is and when, also where sight has it once for the group.',
    'When it could not be sent, that is read out and the text stays.',
    'Enter that ends a word of an input method sends nothing.',
  ],
  content: [
    'Texts are shown as they were typed. Only http and https addresses become links, and none that hides a name before an @.',
    'Send what is not a text, such as a decision, as a system line: “Bo Example closed the case.”',
  ],
  guidance: [
    {
      do: {
        says: 'Say what became of a message, and offer the way on.',
        shows: (
          <MessageThread
            label="Messages"
            labels={labels}
            messages={[own('1', 9, '08:45', 'I can come at ten.', { status: 'failed' })]}
            onRetry={nothing}
          />
        ),
      },
      dont: {
        says: 'Show a failure as if somebody had written it.',
        shows: (
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
        says: 'Say how it is sent.',
        shows: (
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
        says: 'Set a limit that ordinary messages exceed.',
        shows: (
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
