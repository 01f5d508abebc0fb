import { Stack } from '@memberkit/primitives/box'
import { FileTrigger } from '@memberkit/primitives/file-trigger'
import { AttachIcon } from '@memberkit/primitives/icons'
import { LocaleProvider } from '@memberkit/primitives/locale'
import { Composer, type ComposerProps, MessageThread, type ThreadEntry } from '@memberkit/primitives/message-thread'
import { Text } from '@memberkit/primitives/text'
import { UploadList } from '@memberkit/primitives/upload-list'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { labels as uploadLabels } from '../forms/upload-labels.ts'
import { compact, rightToLeft } from '../surroundings.tsx'
import './MessageThread.css'
import { docs } from './MessageThread.docs.tsx'
import { composerLabels, conversation, earlier, labels, own, theirs, today } from './thread-messages.ts'

const lease = (
  <UploadList
    label="Files"
    labels={uploadLabels}
    items={[{ id: '1', name: 'lease-signed-by-both.pdf', size: 1_840_000, state: 'done', href: '#lease' }]}
  />
)

const composer = (props: Partial<ComposerProps> = {}) => (
  <Composer
    label="Message to Bo Example"
    isLabelHidden
    placeholder="Write to Bo Example"
    labels={composerLabels}
    actions={
      <FileTrigger size="small" tone="quiet" onSelect={fn()}>
        <AttachIcon /> Attach
      </FileTrigger>
    }
    onSend={fn()}
    {...props}
  />
)

const meta = preview.meta({
  title: 'Primitives/Data/MessageThread',
  component: MessageThread,
  subcomponents: { Composer },
  parameters: { docs: docsOf(docs), containerWidth: 720 },
  args: {
    label: 'Messages with Bo Example',
    labels,
    today,
    messages: conversation.map((entry) => (entry.id === '5' ? { ...entry, attachments: lease } : entry)),
    unreadFrom: '7',
    composer: composer(),
    onRetry: fn(),
  },
  render: (args) => <Framed {...args} />,
})

type Props = Omit<ComponentProps<typeof MessageThread>, 'ref'>

/** The thread fills what it is given. */
function Framed(props: Props) {
  return (
    <div className="thread-frame">
      <MessageThread {...props} />
    </div>
  )
}

export const Default = meta.story({ parameters: { pictures: { widths: [360] } } })

function Chat({ messages: initial, ...args }: Props) {
  const [messages, setMessages] = useState<readonly ThreadEntry[]>(initial)
  const [isOnline, setOnline] = useState(false)
  return (
    <Framed
      {...args}
      messages={messages}
      composer={composer({
        onSend: async (text) => {
          setOnline(true)
          if (!isOnline) throw new Error('Offline')
          setMessages([...messages, own(`own ${messages.length}`, 9, '08:50', text, { status: 'sent' })])
        },
      })}
    />
  )
}

/** The first time it cannot be sent: the text stays. The second time it can. */
export const Sending = meta.story({
  render: (args) => <Chat {...args} />,
  play: async ({ canvas }) => {
    const text = canvas.getByRole('textbox')
    await userEvent.type(text, 'I can come at ten.{Shift>}{Enter}{/Shift}Is that all right?{Enter}')
    await expect(await canvas.findByText(/It was not sent/)).toBeVisible()
    await expect(text).toHaveValue('I can come at ten.\nIs that all right?')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(text).toHaveValue(''))
    await expect(text).toHaveFocus()
    await expect(canvas.getByText(/Is that all right/)).toBeVisible()
  },
})

function Growing(args: Props) {
  const [count, setCount] = useState(0)
  const [hasOlder, setOlder] = useState(false)
  const added = [
    theirs('n1', 9, '09:00', 'One more question.'),
    theirs('n2', 9, '09:00', 'Have you paid the rent of March?'),
  ].slice(0, count)
  return (
    <>
      <button type="button" hidden onClick={() => setCount((now) => now + 1)}>
        Receive
      </button>
      <Framed
        {...args}
        messages={[...(hasOlder ? earlier : []), ...args.messages, ...added]}
        onLoadOlder={hasOlder ? undefined : () => setOlder(true)}
      />
    </>
  )
}

/** Scrolled up, one stays where one reads: a button tells what has come, and leads there. */
export const ScrolledUp = meta.story({
  render: (args) => <Growing {...args} />,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log')
    log.scrollTop = -log.scrollHeight
    await userEvent.click(canvas.getByRole('button', { name: 'Show older messages' }))
    await expect(canvas.getByText('Good morning. I have read the notice from your landlord.')).toBeVisible()
    canvas.getByText('Receive').click()
    canvas.getByText('Receive').click()
    await expect(await canvas.findByRole('button', { name: '2 new messages' })).toBeVisible()
  },
})

/** Each state of an own message, very long words, nothing yet. */
export const States = meta.story({
  args: {
    messages: [
      own('1', 9, '08:40', 'It has arrived.', { status: 'sent' }),
      own('2', 9, '08:46', 'It didn’t get through.', { status: 'failed' }),
      theirs('3', 9, '08:47', `A word: ${'extraordinarily'.repeat(12)}`),
      theirs('4', 9, '08:47', `https://example.com/${'a-long-address/'.repeat(12)}`),
      own('5', 9, '08:50', 'It is on its way.', { status: 'sending' }),
    ],
    unreadFrom: undefined,
    onLoadOlder: fn(),
    isLoadingOlder: true,
  },
})

export const Empty = meta.story({
  args: {
    messages: [],
    empty: (
      <Text as="p" tone="muted">
        Nobody has written yet. Bo Example answers on working days, mostly within an hour.
      </Text>
    ),
  },
})

export const Composers = meta.story({
  parameters: { containerWidth: 560 },
  render: () => (
    <Stack gap="lg">
      {composer({ isLabelHidden: false, description: 'Enter sends, Shift + Enter makes a new line.' })}
      {composer({ label: 'With files', attachments: lease, sendsOn: 'mod-enter' })}
      {composer({ label: 'Near its limit', limit: 60, defaultValue: 'I can come at ten, or on Thursday at noon.' })}
      {composer({ label: 'Too long', limit: 20, defaultValue: 'I can come at ten, or on Thursday.' })}
      {composer({ label: 'Pending', isPending: true, defaultValue: 'I can come at ten.' })}
      {composer({ label: 'In error', error: 'The case is closed. Open it again to write.', defaultValue: 'Hello' })}
      {composer({ label: 'Disabled', disabled: true, actions: undefined, placeholder: 'The case is closed.' })}
    </Stack>
  ),
})

/** In a staff console. */
export const Compact = meta.story({ decorators: [compact] })

export const LongFrench = meta.story({
  parameters: { containerWidth: 320 },
  args: {
    label: 'Messages échangés avec Bo Exemple',
    labels: {
      ...labels,
      you: 'Vous',
      statuses: { sending: 'Envoi en cours', sent: 'Envoyé', failed: 'Le message n’a pas pu être envoyé' },
      retry: 'Essayer de nouveau',
      edited: 'modifié',
      unread: 'Nouveaux messages',
      newTab: 's’ouvre dans un nouvel onglet',
    },
    messages: [
      {
        kind: 'system',
        id: '1',
        time: '2026-03-08T09:00:00Z',
        text: 'Le dossier a été confié à Bo Exemple, du cabinet Exemple et associés.',
      },
      theirs(
        '2',
        8,
        '09:02',
        'Bonjour, j’ai pris connaissance de l’avis de résiliation que vous a remis votre bailleur.',
        {
          sender: { id: 'bo', name: 'Bo Exemple-Deslauriers, avocate-conseil' },
        },
      ),
      own('3', 9, '08:40', 'Merci beaucoup, je vous fais parvenir une copie du bail dès ce soir.', {
        status: 'failed',
      }),
    ],
    unreadFrom: '3',
    composer: composer({
      placeholder: 'Écrivez votre message',
      labels: { ...composerLabels, send: 'Envoyer le message' },
      actions: (
        <FileTrigger size="small" tone="quiet" onSelect={fn()}>
          <AttachIcon /> Joindre
        </FileTrigger>
      ),
    }),
  },
  render: (args) => (
    <LocaleProvider locale="fr-CA">
      <Framed {...args} />
    </LocaleProvider>
  ),
})

/** Each text keeps the direction of its own letters. */
export const RightToLeft = meta.story({ decorators: [rightToLeft], parameters: { containerWidth: 480 } })
