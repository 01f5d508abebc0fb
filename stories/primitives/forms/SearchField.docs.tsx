import { SearchField } from '@memberkit/primitives/search-field'
import { TextField } from '@memberkit/primitives/text-field'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Takes words to search for, and is emptied in one press.',
  alternatives: [
    { use: 'ComboBox', when: 'one of known things is chosen and kept as the answer.' },
    { use: 'FilterBar', when: 'there are filters beside the search: put a SearchField into its `search`.' },
    { use: 'TextField', when: 'what is typed is an answer, not a question.' },
  ],
  anatomy: [
    { part: 'Label', about: 'Hidden where a heading or the page says what is searched.' },
    { part: 'Input', about: 'An `<input type="search">` after a magnifying glass.' },
    { part: 'Clear', about: 'There while there is text. Its room is kept, so nothing moves.' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'With `onSubmit`: searches, and does not submit a form around it.' },
    { keys: 'Escape', does: 'Empties the field. In an empty field it reaches what is around it, such as a dialog.' },
  ],
  accessibility: [
    'The role is `searchbox`. The button to clear is no stop of Tab, for Escape does the same; touch and pointer reach it.',
    'Say what was found in a live region beside the list: the field does not know.',
    'Put it into a `<search>` landmark, or into a FilterBar, which is one.',
  ],
  content: ['The label says what is searched: “Search invoices”.', 'A placeholder may say by what: “Number or plan”.'],
  guidance: [
    {
      do: {
        says: 'Keep a label, even where it is not seen.',
        shows: <SearchField label="Search invoices" isLabelHidden placeholder="Number or plan" clearLabel="Clear" />,
      },
      dont: {
        says: 'Build it from a text field: it could not be emptied in one press.',
        shows: <TextField label="Search invoices" isLabelHidden placeholder="Search…" />,
      },
    },
  ],
}
