import type { Operation } from '@memberkit/contract'
import { getInvoice, listInvoices } from '@memberkit/contract/commerce/invoices'
import { referenceTo, send } from '@memberkit/platform'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { reportDrift } from '@memberkit/platform/drift'
import { ResourceView, useResource } from '../index.ts'
import { stage } from '@memberkit/testing/stage'

function Invoices({ identityId }: { identityId: string }) {
  return (
    <ResourceView
      resource={useResource(listInvoices, { identityId })}
      noun="your invoices"
      skeleton={null}
      empty={<p>No invoices</p>}
    >
      {(invoices) => <p>{invoices.length} invoices</p>}
    </ResourceView>
  )
}

const malformed = (operation: Operation) => ({ operation, kind: 'malformed-entities' }) as const
const title = () => document.querySelectorAll('[data-mk-state="unreadable"] > li')

test('unreadable elements are listed below the rest, one each; staff get their references', async () => {
  const set = stage({ scenario: 'invoices/staff' })
  set.platform.faults.add(malformed(listInvoices))
  await set.show(<Invoices identityId={set.platform.subject.identityId} />)
  await expect.element(page.getByText('We couldn’t read this entry').first()).toBeVisible()
  await expect.element(page.getByText('And 3 more')).toBeVisible()
  expect(title()).toHaveLength(6)
  expect(title()[0]?.textContent).toMatch(/^We couldn’t read this entryReference [\dA-Z]{7}$/)
  await expect.element(page.getByText(/^\d+ invoices/)).toBeVisible()
})

test('members see no reference, and no empty state when every element is unreadable', async () => {
  const set = stage({ scenario: 'invoices/conflict' })
  set.platform.faults.add(malformed(listInvoices))
  await set.show(<Invoices identityId={set.platform.subject.identityId} />)
  await expect.element(page.getByText('We couldn’t read this entry')).toBeVisible()
  expect(title()[0]?.textContent).toBe('We couldn’t read this entry')
  expect(page.getByText('No invoices').query()).toBeNull()
})

test('an unreadable entity shows the reference of its drift report, and can be retried', async () => {
  const set = stage({ scenario: 'invoices/pay-approved' })
  set.platform.faults.add(malformed(getInvoice))
  const { identityId, invoiceId = '' } = set.platform.subject
  const One = () => (
    <ResourceView resource={useResource(getInvoice, { identityId, invoiceId })} noun="this invoice" skeleton={null}>
      {({ number }) => <p>{number}</p>}
    </ResourceView>
  )
  await set.show(<One />)
  await expect.element(page.getByRole('heading', { name: 'We couldn’t read this invoice' })).toBeVisible()
  const answer = await send(set.client, getInvoice, { identityId, invoiceId })
  const references: string[] = []
  reportDrift(answer, getInvoice, ({ reference }) => references.push(reference), referenceTo)
  await expect.element(page.getByText(`Reference ${references[0]}`)).toBeVisible()
  set.platform.faults.clear()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('2026-002003')).toBeVisible()
})
