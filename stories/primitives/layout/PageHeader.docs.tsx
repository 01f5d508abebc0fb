import { Button } from '@memberkit/primitives/button'
import { PageHeader } from '@memberkit/primitives/page-header'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'The head of a page: what it is about, what state that is in, and what can be done with it.',
  alternatives: [
    { use: 'Section', when: 'it is a part of a page that has a title.' },
    { use: 'Card', when: 'the title belongs to one surface among others.' },
    { use: 'AppShell', when: 'it is the head of every page: logo, account, search.' },
  ],
  anatomy: [
    { part: 'breadcrumbs', about: 'Breadcrumbs, or one link to the page above.' },
    { part: 'title', about: 'The heading of the first level.' },
    { part: 'status', about: 'Badges beside the title.' },
    { part: 'description', about: 'One sentence below it.' },
    { part: 'actions', about: 'Buttons at the end of the line, below the words where there is no room.' },
    { part: 'children', about: 'What leads through the whole page, such as TabLinks.' },
  ],
  keyboard: [],
  accessibility: [
    'A page has one heading of the first level: set `level` where a host has one of its own above.',
    'With `titleRef` a router can put the focus on the title when the page has changed, so that it is read out.',
  ],
  content: [
    'The title names the thing: “Invoice INV-2026-0031”, not “Invoice details”.',
    'At most three actions, one of them primary; the others go into a Menu.',
  ],
  guidance: [
    {
      do: {
        says: 'Name what the page is about, and say the state in a badge.',
        shows: <PageHeader level={3} title="March 2026" status={<StatusBadge tone="caution">Due</StatusBadge>} />,
      },
      dont: {
        says: 'Make the title a sentence, or the state a part of it.',
        shows: <PageHeader level={3} title="Your invoice for March 2026 is due" actions={<Button>Pay</Button>} />,
      },
    },
  ],
}
