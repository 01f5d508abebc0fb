import { listInvoices } from '@memberkit/contract/commerce/invoices'
import { stage } from '@memberkit/testing/stage'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { KitBoundary, useResource } from '../index.ts'
import { DetailPage } from './index.ts'

function Invoice({ identityId }: { identityId: string }) {
  const root = useRef<HTMLDivElement>(null)
  const resource = useResource(listInvoices, { identityId })
  return (
    <DetailPage
      {...{ root, resource }}
      noun="this invoice"
      skeleton={null}
      backLink={{ label: 'All invoices', leave: () => {}, isReturn: false }}
    >
      {() => <h2>Invoice 1</h2>}
    </DetailPage>
  )
}

async function showInvoice(kind?: 404 | 500) {
  const { platform, show } = stage()
  if (kind) platform.faults.add({ operation: listInvoices, kind })
  await show(
    <KitBoundary kit="invoices">
      <Invoice identityId={platform.subject.identityId} />
    </KitBoundary>,
  )
}

const back = page.getByRole('button', { name: 'All invoices' })

test.each([
  ['that is there', undefined, 'Invoice 1'],
  ['that can be tried again', 500, 'We couldn’t load this invoice'],
  ['that isn’t there', 404, 'We can’t find this invoice'],
] as const)('a page %s offers the way back once', async (_, kind, heading) => {
  await showInvoice(kind)
  await expect.element(page.getByRole('heading', { name: heading })).toBeVisible()
  expect(back.elements()).toHaveLength(1)
})
