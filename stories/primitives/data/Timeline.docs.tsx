import { PlusIcon } from '@memberkit/primitives/icons'
import { Timeline, TimelineChange, TimelineItem } from '@memberkit/primitives/timeline'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Tells what happened, one thing after another: what, when, who, what it was before and is now.',
  alternatives: [
    { use: 'Stepper', when: 'it shows steps that are still to come.' },
    { use: 'Table', when: 'people compare or filter many entries.' },
    { use: 'MessageThread', when: 'people write to each other.' },
    { use: 'DiffView', when: 'one change is large and is to be checked line by line.' },
  ],
  anatomy: [
    { part: 'Mark', about: 'An icon in the colour of its tone, on the line that joins the entries.' },
    { part: 'Title', about: 'What happened.' },
    { part: 'Time and actor', about: 'When, at the end of the line; who, below.' },
    { part: 'TimelineChange', about: 'The name of a field, what it was and what it is.' },
    { part: 'Content', about: 'More about it.' },
  ],
  keyboard: [],
  accessibility: [
    'An ordered list. Newest first or oldest first: the order is that of the children.',
    'A change is a name with a deletion and an insertion; `toLabel` is read between the two, for few screen readers say that words are struck.',
    'Give `time` a DateText, which is a `<time>`.',
  ],
  content: [
    'Titles are in the past and say what, not who: “Payment declined”.',
    'Show words, not the values of a database: a StatusBadge for a status, Money for an amount.',
  ],
  guidance: [
    {
      do: {
        says: 'Say what changed, and from what.',
        shows: (
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
        says: 'Show entries as a database stores them.',
        shows: (
          <Timeline>
            <TimelineItem title="UPDATE due_at 2026-03-01T00:00:00Z -> 2026-03-15T00:00:00Z" />
          </Timeline>
        ),
      },
    },
  ],
}
