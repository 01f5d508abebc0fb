import { Stack } from '@memberkit/primitives/box'
import { Heading, Strong, Text } from '@memberkit/primitives/text'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Words, in the sizes, weights and colours of the type scale; Heading names what follows.',
  alternatives: [
    { use: 'Money', when: 'it is an amount.' },
    { use: 'DateText', when: 'it is a day or a moment.' },
    { use: 'StatusBadge', when: 'it is a state.' },
    { use: 'Notice', when: 'it warns or confirms: colour alone does not.' },
  ],
  anatomy: [
    {
      part: 'Text',
      about:
        'A `p` or `div` sets its own size and colour; a `span` takes those of the text around it, unless told otherwise.',
    },
    { part: 'Heading', about: 'A place in the outline (`level`) and, where that differs, a look (`size`).' },
    { part: 'Strong', about: 'Words that matter more than those around them.' },
  ],
  keyboard: [],
  accessibility: [
    'Headings skip no level to look smaller: that is what `size` is for.',
    '`tone` only colours. Say in words what it means.',
    '`hasMeasure` keeps lines to 68 characters, so that the eye finds the next one.',
  ],
  content: [
    'Plain and short, to the person: “Your plan covers you and one other adult.”',
    'Headings say what follows, in a few words, without a full stop.',
  ],
  guidance: [
    {
      do: {
        says: 'Let size and weight follow what matters.',
        shows: (
          <Stack gap="xxs">
            <Heading level={3}>Who is covered</Heading>
            <Text as="p">
              You and <Strong>one other adult</Strong> in your household.
            </Text>
          </Stack>
        ),
      },
      dont: {
        says: 'Stress everything: then nothing stands out.',
        shows: (
          <Text as="p" tone="critical" weight="bold">
            You and ONE OTHER ADULT in your household!
          </Text>
        ),
      },
    },
  ],
}
