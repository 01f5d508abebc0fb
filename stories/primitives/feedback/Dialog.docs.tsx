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
  purpose: 'Asks for attention before anything else can continue: a short form (Dialog) or a decision (AlertDialog).',
  alternatives: [
    { use: 'Drawer', when: 'people need the page behind it, or the form is long.' },
    { use: 'Popover', when: 'it belongs to one control and the rest of the page stays usable.' },
    { use: 'Notice', when: 'there is something to know and nothing to decide.' },
    { use: 'Undo in a Toast', when: 'the action can be undone: then don’t ask first.' },
  ],
  anatomy: [
    { part: 'Backdrop', about: 'Dims the page, which can’t scroll or be reached.' },
    { part: 'Title', about: 'Names the dialog. Stays visible while the content scrolls.' },
    { part: 'Description', about: 'Announced with the title on opening.' },
    {
      part: 'Close',
      about: 'In the corner. An AlertDialog has none: people leave it by one of its buttons or Escape.',
    },
    { part: 'Content', about: 'The form. Full screen on narrow windows, a bottom sheet if it is short.' },
    { part: 'Actions', about: 'Stay visible. The primary one is last.' },
  ],
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'Cycles through the dialog’s controls.' },
    { keys: 'Escape', does: 'Closes the topmost dialog, unless it is pending.' },
    { keys: 'Enter', does: 'In a form: submits it.' },
  ],
  accessibility: [
    'Focus moves in on opening and back on closing.',
    'An AlertDialog announces its title and description, and doesn’t close by a press outside.',
    'While pending, neither Escape nor the close button closes it: people must learn the outcome.',
  ],
  content: [
    'The title is the question or the task: “Void this invoice?”, “Refund INV-2026-0031”.',
    'The description states the consequence and whether it can be undone.',
    'Buttons repeat the verb: “Void the invoice” and “Keep it”.',
  ],
  guidance: [
    {
      do: {
        caption: 'State the consequence and repeat the verb on the button.',
        example: (
          <Question
            title="Void this invoice?"
            text="It can no longer be paid. This can’t be undone."
            no="Keep it"
            yes="Void the invoice"
          />
        ),
      },
      dont: {
        caption: 'Only ask whether people are sure.',
        example: <Question title="Confirm" text="Are you sure?" no="Cancel" yes="OK" />,
      },
    },
  ],
}
