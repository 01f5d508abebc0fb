import { Button } from '@memberkit/primitives/button'
import { PageHeader } from '@memberkit/primitives/page-header'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'The head of a page: its topic, its status and its actions.',
  alternatives: [
    { use: 'Section', when: 'it is a part of a page with a title.' },
    { use: 'Card', when: 'the title belongs to one surface among others.' },
    { use: 'AppShell', when: 'it is the head of every page: logo, account, search.' },
  ],
  anatomy: [
    { part: 'breadcrumbs', about: 'Breadcrumbs, or one link to the parent page.' },
    { part: 'title', about: 'The level 1 heading.' },
    { part: 'status', about: 'Badges beside the title.' },
    { part: 'description', about: 'One sentence below it.' },
    {
      part: 'actions',
      about:
        'Buttons at the end of the line, primary last; below the text in narrow containers. On phones primary first.',
    },
    { part: 'children', about: 'Navigation within the page, such as TabLinks.' },
  ],
  keyboard: [],
  accessibility: [
    'A page has one level 1 heading: set `level` if the host has its own above.',
    'With `titleRef`, a router can focus the title after navigation, so that it is read.',
  ],
  content: [
    'The title names the object: “Invoice INV-2026-0031”, not “Invoice details”.',
    'At most three actions, one of them primary; put others in a Menu.',
  ],
  guidance: [
    {
      do: {
        caption: 'Name the page’s topic, and show its status in a badge.',
        example: <PageHeader level={3} title="March 2026" status={<StatusBadge tone="caution">Due</StatusBadge>} />,
      },
      dont: {
        caption: 'Make the title a sentence, or include the status in it.',
        example: <PageHeader level={3} title="Your invoice for March 2026 is due" actions={<Button>Pay</Button>} />,
      },
    },
  ],
}
