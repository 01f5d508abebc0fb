import { DiffView } from '@memberkit/primitives/diff-view'
import type { ComponentDocs } from '../../blocks/component-docs.ts'
import { labels } from './diff-labels.ts'

export const docs: ComponentDocs = {
  purpose: 'Shows a record before and after, field by field: a concurrent change, or an entry in a history.',
  alternatives: [
    { use: 'Timeline', when: 'many small changes are listed in order; a TimelineChange holds one field.' },
    { use: 'KeyValue', when: 'there is only one version.' },
    { use: 'Table', when: 'several records are compared, not two versions of one.' },
  ],
  anatomy: [
    { part: 'Summary', about: 'How many fields have changed and how many haven’t.' },
    { part: 'Only changes', about: 'A checkbox that hides unchanged fields. Omitted if all have changed.' },
    {
      part: 'Field',
      about: 'Its name, the kind of change in a word, and a note: who made it, or a control to choose.',
    },
    { part: 'Before, after', about: 'Side by side, or stacked in a narrow container.' },
    { part: 'Words', about: 'In two texts, only the differing words are marked.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the checkbox “Only changes”, then through the controls in the values.' },
    { keys: 'Space', does: 'On the checkbox: hides or shows unchanged fields.' },
  ],
  accessibility: [
    'It is a table in every layout, so screen readers say the field and version of each value.',
    'Removed and added text is in `<del>` and `<ins>`, and also stated in words, because hardly any screen reader reads these elements.',
    'Removed words are struck through and added ones underlined, in addition to colour.',
  ],
  content: [
    'In a conflict, name the versions by people: “Saved by Bo Example”, “Your version”.',
    'Show values as people know them: pass amounts, dates and statuses as nodes. Nodes can’t be compared, so set `isUnchanged`.',
  ],
  guidance: [
    {
      do: {
        caption: 'Show values as everywhere else.',
        example: (
          <DiffView
            label="Changes"
            labels={labels}
            fields={[{ id: 'due', label: 'Due', before: 'March 8, 2026', after: 'March 9, 2026' }]}
          />
        ),
      },
      dont: {
        caption: 'Show names and values as stored.',
        example: (
          <DiffView
            label="Changes"
            labels={labels}
            fields={[{ id: 'due', label: 'due_at', before: '2026-03-08T00:00:00Z', after: '2026-03-09T00:00:00Z' }]}
          />
        ),
      },
    },
  ],
}
