import { Inline } from '@memberkit/primitives/box'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Says in a word which state something is in: active, overdue, in review.',
  alternatives: [
    { use: 'Notice', when: 'a word is not enough.' },
    { use: 'Alert', when: 'something happened and needs an answer.' },
    { use: 'TagGroup', when: 'it is a label that people put there, not a state.' },
    { use: 'Stepper', when: 'the state is one of several that follow each other.' },
  ],
  anatomy: [
    { part: 'Shape', about: 'The outline of the tone, different without its colour; or an icon of its own.' },
    { part: 'Word', about: 'The state. It breaks rather than being cut off.' },
    { part: 'Ground', about: 'The soft colour of the tone; left out with `appearance="plain"`, for columns of many.' },
  ],
  keyboard: [],
  accessibility: [
    'The word is the status; the shape is hidden from screen readers.',
    'In forced colours a border takes the place of the ground.',
    'It announces nothing: say a change with `announce`.',
  ],
  content: [
    'One or two words, the same for the same state everywhere: take them from one table.',
    'The tone says what it means for the person: an ended plan is neutral, a refused payment is critical.',
  ],
  guidance: [
    {
      do: {
        says: 'Keep the strong tones for what somebody has to act on.',
        shows: (
          <Inline>
            <StatusBadge tone="positive">Active</StatusBadge>
            <StatusBadge>Ended</StatusBadge>
            <StatusBadge tone="critical">Overdue</StatusBadge>
          </Inline>
        ),
      },
      dont: {
        says: 'Put anything else into badges: a place, an amount, news.',
        shows: (
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
