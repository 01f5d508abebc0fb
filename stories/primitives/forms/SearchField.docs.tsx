import { SearchField } from '@memberkit/primitives/search-field'
import { TextField } from '@memberkit/primitives/text-field'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Search text, which can be cleared with one press.',
  alternatives: [
    { use: 'ComboBox', when: 'people select one of several known options.' },
    { use: 'FilterBar', when: 'there are filters beside the search: put a SearchField in its `search`.' },
    { use: 'TextField', when: 'the text is an answer, not a search.' },
  ],
  anatomy: [
    { part: 'Label', about: 'Visually hidden if a heading or the page says what is searched.' },
    { part: 'Input', about: 'An `<input type="search">` after a magnifying glass.' },
    { part: 'Clear', about: 'Present while there is text. Its space is reserved, so nothing shifts.' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'With `onSubmit`: searches, and doesn’t submit a surrounding form.' },
    { keys: 'Escape', does: 'Clears the field. In an empty field, it reaches the surroundings, such as a dialog.' },
  ],
  accessibility: [
    'The role is `searchbox`. The clear button isn’t a tab stop, because Escape does the same; touch and pointer reach it.',
    'Announce the results in a live region beside the list: the field doesn’t know them.',
    'Put it in a `<search>` landmark, or in a FilterBar, which is one.',
  ],
  content: [
    'The label says what is searched: “Search invoices”.',
    'A placeholder may say what can be entered: “Number or plan”.',
  ],
  guidance: [
    {
      do: {
        caption: 'Keep a label, even if it is visually hidden.',
        example: <SearchField label="Search invoices" isLabelHidden placeholder="Number or plan" clearLabel="Clear" />,
      },
      dont: {
        caption: 'Build it from a TextField: it couldn’t be cleared with one press.',
        example: <TextField label="Search invoices" isLabelHidden placeholder="Search…" />,
      },
    },
  ],
}
