import { FilterBar, FilterPill } from '@memberkit/primitives/filter-bar'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Stands above a list: a search field, a pill for each filter, and how much is left.',
  alternatives: [
    { use: 'SearchField', when: 'there is nothing but a search.' },
    { use: 'Tabs', when: 'the list has a few fixed parts, one of which is always shown.' },
    { use: 'SegmentedControl', when: 'there is one filter with two to four values.' },
  ],
  anatomy: [
    { part: 'Search', about: 'A field at the start of the row.' },
    { part: 'FilterPill', about: 'One filter: says its value, and opens a popover with the controls that set it.' },
    { part: 'Clear all', about: 'Takes every filter away. Shown only while something filters.' },
    { part: 'Actions', about: 'What to do with the filters as a whole, such as keeping them for the next time.' },
    { part: 'Result', about: 'How much is left, at the end of the row. Read out when it changes.' },
  ],
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'Goes through search, pills and actions.' },
    { keys: 'Enter, Space', does: 'On a pill: opens its popover, where the first control has the focus.' },
    { keys: 'Escape', does: 'Closes the popover; the focus is on its pill again.' },
  ],
  accessibility: [
    'It is a search landmark with a name.',
    'A pill’s name says the filter and its value; its popover is a dialog named by the filter.',
    'When all filters are cleared, the focus stays in the bar.',
  ],
  content: [
    'A pill that filters says what and by what: “Status: Paid”. One that does not says the filter alone: “Status”.',
    'The result counts in the words of the list: “12 invoices”.',
  ],
  guidance: [
    {
      do: {
        says: 'Say which filter it is, and what is left.',
        shows: (
          <FilterBar label="Filter invoices, a good example" result="12 invoices">
            <FilterPill label="Status" applied="Status: Paid">
              Paid
            </FilterPill>
          </FilterBar>
        ),
      },
      dont: {
        says: 'Show a value without saying which filter it belongs to.',
        shows: (
          <FilterBar label="Filter invoices, a bad example">
            <FilterPill label="Status" applied="PAID">
              Paid
            </FilterPill>
          </FilterBar>
        ),
      },
    },
  ],
}
