import { Stack } from '@memberkit/primitives/box'
import { Heading, Strong, Text } from '@memberkit/primitives/text'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Text in the sizes, weights and colours of the type scale; Heading names the section that follows.',
  alternatives: [
    { use: 'Money', when: 'it is an amount.' },
    { use: 'DateText', when: 'it is a date or time.' },
    { use: 'StatusBadge', when: 'it is a status.' },
    { use: 'Notice', when: 'it warns or confirms: colour alone doesn’t.' },
  ],
  anatomy: [
    {
      part: 'Text',
      about: 'A `p` or `div` sets its own size and colour; a `span` inherits those of the surrounding text by default.',
    },
    { part: 'Heading', about: 'A position in the outline (`level`) and optionally a different look (`size`).' },
    { part: 'Strong', about: 'Words that matter more than those around them.' },
  ],
  keyboard: [],
  accessibility: [
    'Don’t skip heading levels to change the size; use `size`.',
    '`tone` only sets the colour. Express its meaning in words.',
    '`hasMeasure` limits lines to 68 characters for easier reading.',
  ],
  content: [
    'Plain and short, addressed to the person: “Your plan covers you and one other adult.”',
    'Headings name the section in a few words, without a full stop.',
  ],
  guidance: [
    {
      do: {
        caption: 'Give important text more size or weight.',
        example: (
          <Stack gap="xxs">
            <Heading level={3}>Who is covered</Heading>
            <Text as="p">
              You and <Strong>one other adult</Strong> in your household.
            </Text>
          </Stack>
        ),
      },
      dont: {
        caption: 'Emphasize everything: then nothing stands out.',
        example: (
          <Text as="p" tone="critical" weight="bold">
            You and ONE OTHER ADULT in your household!
          </Text>
        ),
      },
    },
  ],
}
