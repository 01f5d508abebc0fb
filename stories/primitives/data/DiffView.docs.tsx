import { DiffView } from '@memberkit/primitives/diff-view'
import type { ComponentDocs } from '../../blocks/component-docs.ts'
import { labels } from './diff-labels.ts'

export const docs: ComponentDocs = {
  purpose:
    'Shows a record before and after, field by field: what somebody else changed meanwhile, or what an entry in a history did.',
  alternatives: [
    { use: 'Timeline', when: 'many small changes are told one after another; a TimelineChange holds one field.' },
    { use: 'KeyValue', when: 'there is one version only.' },
    { use: 'Table', when: 'several records are compared, not two versions of one.' },
  ],
  anatomy: [
    { part: 'Summary', about: 'How many fields have changed, and how many have not.' },
    { part: 'Only changes', about: 'A checkbox that hides what has not changed. Left out where everything has.' },
    { part: 'Field', about: 'Its name, how it has changed in a word, and a note: who did it, or a control to choose.' },
    { part: 'Before, after', about: 'Side by side, and one below the other where the container is narrow.' },
    { part: 'Words', about: 'In two texts, only the words that differ are marked.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the box “Only changes”, then through what can be pressed in the values.' },
    { keys: 'Space', does: 'On the box: hides or shows what has not changed.' },
  ],
  accessibility: [
    'It is a table in every layout, so screen readers tell the field and the version of each value.',
    'What was removed and added is a `<del>` and an `<ins>`, and words say so too, because hardly any screen reader does.',
    'Removed words are struck through and added ones underlined: colour says it a second time.',
  ],
  content: [
    'In a conflict, name the versions by people: “Saved by Bo Example”, “Your version”.',
    'Values as people know them: pass amounts, dates and statuses as nodes. Nodes cannot be compared: say `isUnchanged`.',
  ],
  guidance: [
    {
      do: {
        says: 'Show values as they are shown everywhere else.',
        shows: (
          <DiffView
            label="Changes"
            labels={labels}
            fields={[{ id: 'due', label: 'Due', before: 'March 8, 2026', after: 'March 9, 2026' }]}
          />
        ),
      },
      dont: {
        says: 'Show names and values as they are stored.',
        shows: (
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
