import { LoadMore, Pagination } from '@memberkit/primitives/pagination'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

const labels = {
  previousLabel: 'Previous page',
  nextLabel: 'Next page',
  pageLabel: (page: number) => `Page ${page}`,
}
const nothing = () => {}

export const docs: ComponentDocs = {
  purpose: 'Navigates a long list: by page number (Pagination) or by appending (LoadMore).',
  alternatives: [
    { use: 'VirtualTable', when: 'all rows are loaded, and staff scroll through thousands of them.' },
    { use: 'FilterBar', when: 'people look for one item: let them search instead.' },
    { use: 'Stepper', when: 'the pages are steps of one task.' },
  ],
  anatomy: [
    { part: 'Summary', about: 'The range and total. Changes are announced.' },
    {
      part: 'Previous, next',
      about: 'Stay in place, so that people can press the same button repeatedly.',
    },
    { part: 'Pages', about: 'The first, the last and those around the current one; fewer in a narrow container.' },
    { part: 'LoadMore', about: 'A button and a count, below a growing list.' },
  ],
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'Moves from button to button.' },
    { keys: 'Enter, Space', does: 'Goes to the page. Focus stays on the button.' },
  ],
  accessibility: [
    'A landmark named after its list; two on a page need two names.',
    'The current page is exposed as such, not only by its look.',
    'On the first and last page, the arrows stay focusable and say that they are unavailable.',
    'When LoadMore has loaded everything, focus moves to its count.',
  ],
  content: [
    'The label names the list: “Pages of invoices”.',
    'The summary uses the list’s own noun: “26–50 of 480 invoices”.',
  ],
  guidance: [
    {
      do: {
        caption: 'Show the range and the total.',
        example: (
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
        caption: 'Show bare numbers.',
        example: <Pagination {...labels} label="Pages, a bad example" page={2} pageCount={6} onPageChange={nothing} />,
      },
    },
    {
      do: {
        caption: 'Show the total before more is loaded.',
        example: <LoadMore label="Load more" count="25 of 142 invoices" onPress={nothing} />,
      },
      dont: {
        caption: 'Let a list grow without saying how long it is.',
        example: <LoadMore label="More" count="" onPress={nothing} />,
      },
    },
  ],
}
