import { Breadcrumbs } from '@memberkit/primitives/breadcrumbs'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

const texts = { label: 'An example', expandLabel: 'Show the whole path' }

export const docs: ComponentDocs = {
  purpose: 'Says where a page stands in the site, and leads to the pages above it.',
  alternatives: [
    { use: 'Link', when: 'there is one page above: “Back to the invoices” says more.' },
    { use: 'SideNav', when: 'people go sideways, to the neighbours of the page.' },
    { use: 'Stepper', when: 'pages follow each other in an order.' },
  ],
  anatomy: [
    { part: 'Breadcrumbs', about: 'The landmark with the list.' },
    { part: 'path', about: 'Links to the pages above, the topmost first.' },
    { part: 'current', about: 'The name of the page, as in its title. It is no link.' },
    { part: 'Button', about: 'In fewer than 560 px, stands for all but the first and the last page of the path.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from link to link.' },
    { keys: 'Enter, Space', does: 'On the button: shows the whole path and goes to the first link that was hidden.' },
  ],
  accessibility: [
    'The last entry is marked as the current page. The marks between are not read out.',
    'It is a landmark: `label` is its name, such as “Where you are”. Screen readers add “navigation”.',
  ],
  content: ['Each entry is called what the page is called in its title. Short titles make short paths.'],
  guidance: [
    {
      do: {
        says: 'Follow the structure of the site.',
        shows: <Breadcrumbs {...texts} path={[{ label: 'Invoices', href: '#invoices' }]} current="INV-2026-0031" />,
      },
      dont: {
        says: 'Record where somebody came from: the browser’s Back does that.',
        shows: (
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
