import { listInvoices } from '@memberkit/contract/commerce/invoices'
import { stage } from '@memberkit/testing/stage'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ResourceView, useResource } from '../index.ts'

/** What a person types into it would be lost with it. */
function Notes({ identityId }: { identityId: string }) {
  const invoices = useResource(listInvoices, { identityId })
  return (
    <ResourceView resource={invoices} noun="your invoices" skeleton={null}>
      {(data) => <input aria-label={`Note on ${data.length} invoices`} />}
    </ResourceView>
  )
}

async function typed() {
  const set = stage({ scenario: 'invoices/all-paid' })
  await set.show(<Notes identityId={set.platform.subject.identityId} />)
  const field = page.getByLabelText(/Note on \d+ invoices/)
  await field.fill('Ask about June')
  return { ...set, field }
}

describe('a refetch that says nothing about the content', () => {
  test.each([
    { kind: 401, said: /You’re signed out.*We couldn’t update your invoices/s, next: 'Sign in' },
    { kind: 429, said: /We couldn’t update your invoices.*Wait 30 seconds, then try again/, next: 'Try again' },
    { kind: 418, said: /We couldn’t update your invoices/, next: 'Try again' },
    { kind: 'malformed-body', said: /We couldn’t update your invoices/, next: 'Try again' },
    { kind: 503, said: /We couldn’t update your invoices/, next: 'Try again' },
  ] as const)('$kind: the content stays, with its age and the next step', async ({ kind, said, next }) => {
    const { platform, queryClient, field, events } = await typed()
    const fault = platform.faults.add({ operation: listInvoices, kind })
    await queryClient.invalidateQueries()
    await expect.element(page.getByRole('status').filter({ hasText: said })).toBeVisible()
    await expect.element(page.getByText(/Last updated .*\d{4}/)).toBeVisible()
    const step = page.getByRole(next === 'Sign in' ? 'link' : 'button', { name: next })
    await expect.element(step).toBeVisible()
    expect(step.element().getAttribute('aria-disabled') === 'true').toBe(kind === 429)
    await expect.element(field).toHaveValue('Ask about June')
    await expect.element(field).toHaveFocus()
    const failures = events('kit.load.failed').map(({ data }) => data)
    expect(failures).toMatchObject(
      kind === 401 || kind === 429 || kind === 418 ? [{ cause: 'refused', status: kind }] : [],
    )

    fault.remove()
    await queryClient.invalidateQueries()
    await expect.poll(() => document.querySelector('[data-mk-state]')).toBeNull()
    await expect.element(field).toHaveValue('Ask about June')
    await expect.element(field).toHaveFocus()
  })

  test.each([
    { kind: 403, heading: 'You don’t have access to your invoices' },
    { kind: 404, heading: 'We can’t find your invoices' },
  ] as const)('$kind does, so it replaces the content for good', async ({ kind, heading }) => {
    const { platform, queryClient, field } = await typed()
    platform.faults.add({ operation: listInvoices, kind, times: 1 })
    await queryClient.invalidateQueries()
    await expect.element(page.getByRole('heading', { name: heading })).toBeVisible()
    platform.faults.add({ operation: listInvoices, kind: 429 })
    await queryClient.invalidateQueries()
    await expect.element(page.getByRole('heading', { name: 'Too many attempts' })).toBeVisible()
    expect(field.query()).toBeNull()
  })

  test('a view that opens later shows what was read before, too', async () => {
    const { platform, queryClient, show, field } = await typed()
    platform.faults.add({ operation: listInvoices, kind: 'malformed-body' })
    await queryClient.invalidateQueries()
    await expect.element(page.getByText(/We couldn’t update your invoices/)).toBeVisible()
    await show(<Notes identityId={platform.subject.identityId} />)
    await expect.poll(() => field.elements().length).toBe(2)
  })
})
