import { LoadMore, Pagination } from '@memberkit/primitives/pagination'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

const labels = {
  previousLabel: 'Previous page',
  nextLabel: 'Next page',
  pageLabel: (page: number) => `Page ${page}`,
}
const nothing = () => {}

export const docs: ComponentDocs = {
  purpose:
    'Leads through a list that is too long for one page: by number (Pagination) or by adding to its end (LoadMore).',
  alternatives: [
    { use: 'VirtualTable', when: 'all rows are there, and staff scroll through thousands of them.' },
    { use: 'FilterBar', when: 'people look for one thing: let them find it instead of turning pages.' },
    { use: 'Stepper', when: 'the pages are steps of one task.' },
  ],
  anatomy: [
    { part: 'Summary', about: 'What is shown of how many. Read out when it changes.' },
    {
      part: 'Previous, next',
      about: 'Stay in their places, so that the same button can be pressed again without looking.',
    },
    { part: 'Pages', about: 'The first, the last and those around the current one; fewer in a narrow container.' },
    { part: 'LoadMore', about: 'A button and a count, below a list that grows.' },
  ],
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'Goes from button to button.' },
    { keys: 'Enter, Space', does: 'Goes to the page. The focus stays on the button.' },
  ],
  accessibility: [
    'It is a landmark with the name of its list, so that it is found; two on a page need two names.',
    'The current page is told as such, not by its look alone.',
    'At the first and last page the arrows can still be reached, and say that they are not available.',
    'When LoadMore has nothing more to load, the focus goes to its count.',
  ],
  content: [
    'The label names the list: “Pages of invoices”.',
    'The summary counts in the words of the list: “26–50 of 480 invoices”.',
  ],
  guidance: [
    {
      do: {
        says: 'Say what is shown of how many.',
        shows: (
          <Pagination
            {...labels}
            label="Pages, a good example"
            page={2}
            pageCount={6}
            summary="26–50 of 142 invoices"
            onPageChange={nothing}
          />
        ),
      },
      dont: {
        says: 'Leave people with bare numbers.',
        shows: <Pagination {...labels} label="Pages, a bad example" page={2} pageCount={6} onPageChange={nothing} />,
      },
    },
    {
      do: {
        says: 'Say how much there is before more is loaded.',
        shows: <LoadMore label="Load more" count="25 of 142 invoices" onPress={nothing} />,
      },
      dont: {
        says: 'Let a list grow without an end in sight.',
        shows: <LoadMore label="More" count="" onPress={nothing} />,
      },
    },
  ],
}
