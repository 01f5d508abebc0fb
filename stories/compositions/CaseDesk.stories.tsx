import { Avatar } from '@memberkit/primitives/avatar'
import { Column, Columns, Inline, Stack } from '@memberkit/primitives/box'
import { Breadcrumbs } from '@memberkit/primitives/breadcrumbs'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { DateText } from '@memberkit/primitives/date-text'
import { CheckIcon, EllipsisIcon, PlusIcon, SendIcon } from '@memberkit/primitives/icons'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { Menu, MenuItem } from '@memberkit/primitives/menu'
import { Composer, type Message, MessageThread } from '@memberkit/primitives/message-thread'
import { PageHeader } from '@memberkit/primitives/page-header'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import { Stepper } from '@memberkit/primitives/stepper'
import { Tabs } from '@memberkit/primitives/tabs'
import { Text } from '@memberkit/primitives/text'
import { Timeline, TimelineItem } from '@memberkit/primitives/timeline'
import { UploadList } from '@memberkit/primitives/upload-list'
import { fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Frame, widths } from './Frame.tsx'

const onPress = fn()
const ada = { id: 'ada', name: 'Ada Example' }
const lou = { id: 'lou', name: 'Lou Sample' }
const messages: Message[] = [
  {
    id: '1',
    sender: ada,
    time: '2026-03-03T15:02:00.000Z',
    text: 'A bank wrote to me about a card I never asked for. The letter is attached.',
  },
  {
    id: '2',
    sender: lou,
    isOwn: true,
    status: 'sent',
    time: '2026-03-03T15:20:00.000Z',
    text: 'Thank you. I have placed an alert with the three bureaus. Please do not answer the letter; we will.',
  },
  { id: '3', sender: ada, time: '2026-03-04T09:10:00.000Z', text: 'That is a relief. What happens next?' },
]

const uploadLabels = {
  states: {
    waiting: 'Waiting',
    uploading: 'Uploading',
    scanning: 'Being checked',
    done: 'Uploaded',
    failed: 'Failed',
    refused: 'Refused',
    cancelled: 'Canceled',
  },
  cancel: 'Cancel',
  retry: 'Try again',
  remove: 'Remove',
  undo: 'Undo',
  removed: 'Removed',
  total: (done: number, count: number) => `${done} of ${count}`,
  started: (count: number) => `${count} files are being uploaded.`,
  finished: (done: number, count: number) => `${done} of ${count} files uploaded.`,
}

const thread = (
  <MessageThread
    label="Messages with Ada Example"
    messages={messages}
    today="2026-03-04"
    labels={{
      you: 'You',
      statuses: { sending: 'Sending', sent: 'Sent', failed: 'Not sent' },
      retry: 'Try again',
      edited: 'Edited',
      removed: 'This message was removed.',
      unread: 'New',
      newMessages: (count) => `${count} new`,
      older: 'Older messages',
      loadingOlder: 'Loading older messages',
      newTab: 'opens in a new tab',
    }}
    composer={
      <Composer
        label="Message"
        isLabelHidden
        placeholder="Write to Ada"
        labels={{
          send: 'Send',
          sending: 'Sending',
          failed: 'Your message was not sent. It is still here.',
          remaining: (count) => `${count} characters left`,
          tooLong: 'This is too long for one message.',
        }}
        onSend={onPress}
      />
    }
  />
)

const documents = (
  <UploadList
    label="Documents"
    labels={uploadLabels}
    items={[
      { id: '1', name: 'Letter from the bank.pdf', size: 348_160, type: 'application/pdf', state: 'done', href: '#1' },
      { id: '2', name: 'Police report.pdf', size: 1_204_224, type: 'application/pdf', state: 'scanning' },
    ]}
  />
)

const meta = preview.meta({
  title: 'Compositions/Partner case desk',
  parameters: { isFlush: true, pictures: { widths } },
})

/** One case: where it stands, what was said, and what is known of the member beside it. */
export const Page = meta.story({
  render: () => (
    <Frame site="partner" current="#cases">
      <PageHeader
        breadcrumbs={
          <Breadcrumbs
            label="Where you are"
            expandLabel="Show the whole path"
            path={[{ label: 'Cases', href: '#cases' }]}
            current="Case 1042"
          />
        }
        title="Card opened in another’s name"
        status={<StatusBadge tone="info">In progress</StatusBadge>}
        actions={
          <>
            <Menu label="More actions" icon={<EllipsisIcon />} align="end">
              <MenuItem onPress={onPress}>Assign to somebody else</MenuItem>
            </Menu>
            <Button tone="primary" onPress={onPress}>
              Close the case
            </Button>
          </>
        }
      />
      <Stepper
        label="How far the case is"
        positionLabel={(position, count) => `Step ${position} of ${count}`}
        doneLabel="done"
        problemLabel="needs attention"
        steps={[
          { id: 'opened', label: 'Opened', state: 'done' },
          { id: 'checked', label: 'Conflicts checked', state: 'done' },
          { id: 'work', label: 'Dispute filed', state: 'current' },
          { id: 'closed', label: 'Closed', state: 'upcoming' },
        ]}
      />
      <Columns stackBelow="wide">
        <Column share={2}>
          <Tabs
            label="The case"
            tabs={[
              { id: 'messages', label: 'Messages', panel: <Card isFlush>{thread}</Card> },
              { id: 'documents', label: 'Documents', panel: <Card>{documents}</Card> },
            ]}
          />
        </Column>
        <Column width="medium">
          <Stack gap="lg">
            <Card title="Member">
              <Stack gap="md">
                <Inline gap="sm" alignItems="center">
                  <Avatar name="Ada Example" size="large" isDecorative />
                  <Stack gap="none">
                    <Text weight="medium">Ada Example</Text>
                    <Text size="sm" tone="muted">
                      Member since 2024
                    </Text>
                  </Stack>
                </Inline>
                <KeyValue>
                  <KeyValueItem label="Plan">Family</KeyValueItem>
                  <KeyValueItem label="Preferred contact">By message, after 5 p.m.</KeyValueItem>
                </KeyValue>
              </Stack>
            </Card>
            <Card title="History">
              <Timeline>
                <TimelineItem
                  icon={SendIcon}
                  title="Dispute filed"
                  actor="Lou Sample"
                  time={<DateText date="2026-03-04" />}
                />
                <TimelineItem
                  icon={CheckIcon}
                  tone="positive"
                  title="Conflicts checked"
                  actor="Lou Sample"
                  time={<DateText date="2026-03-03" />}
                />
                <TimelineItem
                  icon={PlusIcon}
                  title="Case opened"
                  actor="Ada Example"
                  time={<DateText date="2026-03-03" />}
                />
              </Timeline>
            </Card>
          </Stack>
        </Column>
      </Columns>
    </Frame>
  ),
})
