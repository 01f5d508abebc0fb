import { Breadcrumbs } from '@memberkit/primitives/breadcrumbs'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

const texts = { label: 'An example', expandLabel: 'Show the whole path' }

export const docs: ComponentDocs = {
  purpose: 'Shows a page’s place in the site, with links to its parent pages.',
  alternatives: [
    { use: 'Link', when: 'there is one parent page: “Back to the invoices” says more.' },
    { use: 'SideNav', when: 'people navigate between sibling pages.' },
    { use: 'Stepper', when: 'pages follow each other in order.' },
  ],
  anatomy: [
    { part: 'Breadcrumbs', about: 'The landmark with the list.' },
    { part: 'path', about: 'Links to the parent pages, topmost first.' },
    { part: 'current', about: 'The page’s name, as in its title. Not a link.' },
    { part: 'Button', about: 'Below 560 px, replaces all but the first and last page of the path.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from link to link.' },
    { keys: 'Enter, Space', does: 'On the button: shows the whole path and focuses the first link that was hidden.' },
  ],
  accessibility: [
    'The last item is marked as the current page. Separators aren’t read.',
    'A landmark named by `label`, such as “Where you are”. Screen readers add “navigation”.',
  ],
  content: ['Each item has its page’s title. Short titles make short paths.'],
  guidance: [
    {
      do: {
        caption: 'Follow the site’s structure.',
        example: <Breadcrumbs {...texts} path={[{ label: 'Invoices', href: '#invoices' }]} current="INV-2026-0031" />,
      },
      dont: {
        caption: 'Record where people came from: the browser’s Back does that.',
        example: (
          <Breadcrumbs
            {...texts}
            label="Another example"
            path={[
              { label: 'Search', href: '#search' },
              { label: 'Ada Example', href: '#ada' },
            ]}
            current="INV-2026-0031"
          />
        ),
      },
    },
  ],
}
