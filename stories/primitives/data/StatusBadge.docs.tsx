import { Inline } from '@memberkit/primitives/box'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Names the status of something in a word: active, overdue, in review.',
  alternatives: [
    { use: 'Notice', when: 'a word isn’t enough.' },
    { use: 'Alert', when: 'something happened and needs a response.' },
    { use: 'TagGroup', when: 'it is a label that people assign, not a status.' },
    { use: 'Stepper', when: 'the status is one step in a sequence.' },
  ],
  anatomy: [
    { part: 'Shape', about: 'The icon of the tone, recognizable without its colour, or an icon of its own.' },
    { part: 'Word', about: 'The status. It wraps rather than being cut off.' },
    { part: 'Ground', about: 'The soft colour of the tone; omitted with `appearance="plain"`, for long columns.' },
  ],
  keyboard: [],
  accessibility: [
    'The word is the status; the icon is hidden from screen readers.',
    'In forced colours, a border replaces the background.',
    'It announces nothing; announce a change with `announce`.',
  ],
  content: [
    'One or two words, the same for a status everywhere: take them from one table.',
    'The tone says what it means for the person: an ended plan is neutral, a refused payment is critical.',
  ],
  guidance: [
    {
      do: {
        caption: 'Reserve the strong tones for what needs action.',
        example: (
          <Inline>
            <StatusBadge tone="positive">Active</StatusBadge>
            <StatusBadge>Ended</StatusBadge>
            <StatusBadge tone="critical">Overdue</StatusBadge>
          </Inline>
        ),
      },
      dont: {
        caption: 'Use badges for anything else: a place, an amount, news.',
        example: (
          <Inline>
            <StatusBadge tone="info">Toronto</StatusBadge>
            <StatusBadge tone="positive">$49.90</StatusBadge>
            <StatusBadge tone="caution">New</StatusBadge>
          </Inline>
        ),
      },
    },
  ],
}
