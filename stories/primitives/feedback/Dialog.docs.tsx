import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { Inline, Stack } from '@memberkit/primitives/box'
import { Text } from '@memberkit/primitives/text'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

/** What a dialog would hold: an open one would cover this page. */
function Question({ title, text, no, yes }: Record<'title' | 'text' | 'no' | 'yes', string>) {
  return (
    <Card>
      <Stack gap="sm">
        <Text as="p" weight="bold">
          {title}
        </Text>
        <Text as="p">{text}</Text>
        <Inline gap="xs">
          <Button size="small">{no}</Button>
          <Button size="small" tone="critical">
            {yes}
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}

export const docs: ComponentDocs = {
  purpose: 'Asks for attention before anything else can go on: a short form (Dialog), or a decision (AlertDialog).',
  alternatives: [
    { use: 'Drawer', when: 'what is behind helps to fill it in, or there is much of it.' },
    { use: 'Popover', when: 'it belongs to one control and everything else may go on.' },
    { use: 'Notice', when: 'there is something to know, and nothing to decide.' },
    { use: 'Undo in a Toast', when: 'what was done can be undone: then do not ask first.' },
  ],
  anatomy: [
    { part: 'Backdrop', about: 'Dims the page, which does not scroll and cannot be reached.' },
    { part: 'Title', about: 'Names the dialog. Stays in sight while the content scrolls.' },
    { part: 'Description', about: 'What is read out with the title on opening.' },
    { part: 'Close', about: 'In the corner. An AlertDialog has none: it is left by one of its buttons, or by Escape.' },
    { part: 'Content', about: 'The form. The whole screen on narrow windows, a sheet when it is small.' },
    { part: 'Actions', about: 'Stay in sight. The one that does it stands last.' },
  ],
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'Goes round within the dialog.' },
    { keys: 'Escape', does: 'Closes the topmost dialog, unless work is under way.' },
    { keys: 'Enter', does: 'In a form: submits it.' },
  ],
  accessibility: [
    'On opening the focus goes in, and on closing back to where it was.',
    'An AlertDialog reads title and description, and does not close by a press beside it.',
    'While it is pending, neither Escape nor the corner closes it: people must learn what became of it.',
  ],
  content: [
    'The title is the question or the task: “Void this invoice?”, “Refund INV-2026-0031”.',
    'The description says what it means and whether it can be undone.',
    'The buttons repeat the verb: “Void the invoice” and “Keep it”.',
  ],
  guidance: [
    {
      do: {
        says: 'Say what happens, and let the buttons say it again.',
        shows: (
          <Question
            title="Void this invoice?"
            text="It can no longer be paid. This cannot be undone."
            no="Keep it"
            yes="Void the invoice"
          />
        ),
      },
      dont: {
        says: 'Ask only whether people are sure.',
        shows: <Question title="Confirm" text="Are you sure?" no="Cancel" yes="OK" />,
      },
    },
  ],
}
