import { FilterBar, FilterPill } from '@memberkit/primitives/filter-bar'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Above a list: a search field, a button for each filter, and the number of results.',
  alternatives: [
    { use: 'SearchField', when: 'there is only a search.' },
    { use: 'Tabs', when: 'the list has a few fixed views, one of which is always selected.' },
    { use: 'SegmentedControl', when: 'there is one filter with two to four values.' },
  ],
  anatomy: [
    { part: 'Search', about: 'A field at the start of the row.' },
    { part: 'FilterPill', about: 'One filter: shows its value, and opens a popover with its controls.' },
    { part: 'Clear all', about: 'Clears all filters. Shown only while a filter is set.' },
    { part: 'Actions', about: 'Actions on all filters, such as saving them.' },
    { part: 'Result', about: 'The number of results, at the end of the row. Changes are announced.' },
  ],
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'Moves through search, filters and actions.' },
    { keys: 'Enter, Space', does: 'On a filter: opens its popover and focuses its first control.' },
    { keys: 'Escape', does: 'Closes the popover and returns focus to its filter.' },
  ],
  accessibility: [
    'A named search landmark.',
    'A filter’s name includes its value; its popover is a dialog named by the filter.',
    'Clearing all filters keeps focus in the bar.',
    'In a container narrower than 600 px the filters are one row, which scrolls to the one with focus.',
  ],
  content: [
    'A set filter shows its name and value: “Status: Paid”. An unset one only its name: “Status”.',
    'The result uses the list’s own noun: “12 invoices”.',
  ],
  guidance: [
    {
      do: {
        caption: 'Show the filter’s name and the number of results.',
        example: (
          <FilterBar label="Filter invoices, a good example" result="12 invoices">
            <FilterPill label="Status" applied="Status: Paid">
              Paid
            </FilterPill>
          </FilterBar>
        ),
      },
      dont: {
        caption: 'Show a value without its filter’s name.',
        example: (
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
