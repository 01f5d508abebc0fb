import { Stack } from '@memberkit/primitives/box'
import { Notice } from '@memberkit/primitives/notice'
import { TextField } from '@memberkit/primitives/text-field'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'A sentence about the thing beside it, with the icon of its tone and no box around it.',
  alternatives: [
    { use: 'Alert', when: 'it has a title, something to press, or must not be overlooked.' },
    { use: 'Banner', when: 'it holds for the whole page or panel.' },
    { use: 'Toast', when: 'it is news of something done, and may go away by itself.' },
    { use: 'Field error', when: 'a value is wrong: the message belongs to its field.' },
    { use: 'StatusBadge', when: 'one word says it.' },
  ],
  anatomy: [
    { part: 'Icon', about: 'That of the tone, or one of its own.' },
    { part: 'Words', about: 'One sentence, which may hold a link.' },
  ],
  keyboard: [],
  accessibility: [
    'One that appears is read out: a critical one at once (`role="alert"`), any other at the next pause (`role="status"`).',
    'One that was there from the start is `isStatic`: it is read in its place.',
    'The icon is hidden from screen readers, so the words must say all of it.',
  ],
  content: [
    'One sentence with a full stop. Two sentences are an Alert.',
    'Critical is for what cannot be undone or did not work; caution for what should be known before.',
  ],
  guidance: [
    {
      do: {
        says: 'Put it beside the one thing it is about.',
        shows: (
          <Stack gap="xs">
            <TextField label="Card number" defaultValue="4242" />
            <Notice isStatic>We charge nothing until your trial ends.</Notice>
          </Stack>
        ),
      },
      dont: {
        says: 'Stack several: the one that matters is overlooked.',
        shows: (
          <Stack gap="xxs">
            <Notice isStatic>We charge nothing today.</Notice>
            <Notice isStatic tone="caution">
              Your trial ends soon.
            </Notice>
            <Notice isStatic tone="positive">
              Your card is stored safely.
            </Notice>
          </Stack>
        ),
      },
    },
  ],
}
