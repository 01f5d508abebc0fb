import { PlusIcon } from '@memberkit/primitives/icons'
import { Timeline, TimelineChange, TimelineItem } from '@memberkit/primitives/timeline'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Lists events in order: what happened, when, who did it, and what changed.',
  alternatives: [
    { use: 'Stepper', when: 'it shows future steps.' },
    { use: 'Table', when: 'people compare or filter many entries.' },
    { use: 'MessageThread', when: 'people write to each other.' },
    { use: 'DiffView', when: 'one large change is reviewed line by line.' },
  ],
  anatomy: [
    { part: 'Mark', about: 'An icon in its tone’s colour, on the line that joins the entries.' },
    { part: 'Title', about: 'What happened.' },
    { part: 'Time and actor', about: 'When, at the end of the line; who, below.' },
    { part: 'TimelineChange', about: 'A field’s name with its old and new value.' },
    { part: 'Content', about: 'More details.' },
  ],
  keyboard: [],
  accessibility: [
    'An ordered list, newest or oldest first: the order of its children.',
    'A change is a name with a deletion and an insertion; `toLabel` is read between them, because few screen readers announce these elements. Beside a single value it is shown.',
    'Use a DateText for `time`, which renders a `<time>`.',
  ],
  content: [
    'Titles are in the past tense and say what happened, not who did it: “Payment declined”.',
    'Show formatted values instead of stored ones: a StatusBadge for a status, Money for an amount.',
  ],
  guidance: [
    {
      do: {
        caption: 'Say what changed, and from what.',
        example: (
          <Timeline>
            <TimelineItem
              title="Due date moved"
              time="March 8, 2026"
              actor="Grace Sample, support"
              changes={<TimelineChange label="Due" before="March 1" after="March 15" toLabel="changed to" />}
            />
            <TimelineItem icon={PlusIcon} title="Created" time="February 8, 2026" />
          </Timeline>
        ),
      },
      dont: {
        caption: 'Show entries as stored.',
        example: (
          <Timeline>
            <TimelineItem title="UPDATE due_at 2026-03-01T00:00:00Z -> 2026-03-15T00:00:00Z" />
          </Timeline>
        ),
      },
    },
  ],
}
