import { Stack } from '@memberkit/primitives/box'
import { Notice } from '@memberkit/primitives/notice'
import { TextField } from '@memberkit/primitives/text-field'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'A sentence about what is beside it, with the icon of its tone and no box.',
  alternatives: [
    { use: 'Alert', when: 'it has a title or controls, or must not be overlooked.' },
    { use: 'Banner', when: 'it applies to the whole page or panel.' },
    { use: 'Toast', when: 'it confirms an action and may disappear by itself.' },
    { use: 'Field error', when: 'a value is wrong: the message belongs to the field.' },
    { use: 'StatusBadge', when: 'one word is enough.' },
  ],
  anatomy: [
    { part: 'Icon', about: 'That of the tone, or a custom one.' },
    { part: 'Words', about: 'One sentence, which may contain a link.' },
  ],
  keyboard: [],
  accessibility: [
    'When it appears, it is announced: assertively if critical (`role="alert"`), otherwise politely (`role="status"`).',
    'If it is there from the start, set `isStatic`: it is read in place.',
    'The icon is hidden from screen readers, so the text must say everything.',
  ],
  content: [
    'One sentence with a full stop. For two, use an Alert.',
    'Use critical for what failed or can’t be undone, caution for what people should know beforehand.',
  ],
  guidance: [
    {
      do: {
        caption: 'Put it beside what it is about.',
        example: (
          <Stack gap="xs">
            <TextField label="Card number" defaultValue="4242" />
            <Notice isStatic>We charge nothing until your trial ends.</Notice>
          </Stack>
        ),
      },
      dont: {
        caption: 'Stack several: people overlook the important one.',
        example: (
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
