import { FilterBar } from '@memberkit/primitives/filter-bar'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

const applied = (label: string) => ({
  filters: [{ id: '1', label }],
  onRemove: () => {},
  removeLabel: 'Remove filter',
  onClear: () => {},
  clearLabel: 'Clear all',
})

export const docs: ComponentDocs = {
  purpose: 'Stands above a list: a search field, filters, what is filtered by, and how much is left.',
  alternatives: [
    { use: 'SearchField', when: 'there is nothing but a search.' },
    { use: 'Tabs', when: 'the list has a few fixed parts, one of which is always shown.' },
    { use: 'SegmentedControl', when: 'there is one filter with two to four values.' },
  ],
  anatomy: [
    { part: 'Search', about: 'Always in sight.' },
    { part: 'Filters', about: 'Small fields side by side; behind a disclosure where the container is narrow.' },
    { part: 'Result', about: 'How much is left. Read out when it changes.' },
    { part: 'Applied filters', about: 'What is filtered by, each removable, and a button that clears all.' },
    { part: 'Actions', about: 'What to do with the filters as a whole, such as keeping them for the next time.' },
  ],
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'Goes through search, filters and applied filters.' },
    { keys: 'Enter, Space', does: 'On an applied filter: removes it. The focus goes to its neighbour.' },
  ],
  accessibility: [
    'It is a search landmark with a name.',
    'How many filters are applied stands on the disclosure, for whoever has it closed.',
    'When the last filter is removed, the focus stays in the bar.',
  ],
  content: [
    'An applied filter says what and by what: “Status: Paid”.',
    'The result counts in the words of the list: “12 invoices”.',
  ],
  guidance: [
    {
      do: {
        says: 'Say which filter it is, and what is left.',
        shows: (
          <FilterBar
            label="Filter invoices, a good example"
            filtersLabel="Filters"
            result="12 invoices"
            applied={applied('Status: Paid')}
          />
        ),
      },
      dont: {
        says: 'Show a value without saying which filter it belongs to.',
        shows: <FilterBar label="Filter invoices, a bad example" filtersLabel="Filters" applied={applied('PAID')} />,
      },
    },
  ],
}
