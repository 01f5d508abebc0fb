import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { transcriptOf } from '../testing/read-aloud.ts'
import { SideNav } from './index.ts'

test('screen reader output of a group, collapsed and expanded', async () => {
  await render(
    <SideNav
      label="Main"
      current="/overview"
      sections={[
        {
          items: [
            { label: 'Overview', href: '/overview' },
            { label: 'Billing', items: [{ label: 'Invoices', href: '/invoices', count: 3 }] },
          ],
        },
      ]}
    />,
  )
  expect(await transcriptOf(['{Tab}', '{Tab}', '{Enter}', '{Tab}'])).toEqual([
    ['{Tab}', 'link, Overview, current page'],
    // Real screen readers announce the role of a summary, and whether it is unfolded, by themselves.
    ['{Tab}', 'Billing'],
    ['{Enter}'],
    ['{Tab}', 'link, Invoices 3'],
  ])
})
