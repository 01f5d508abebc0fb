import { getInvoice, listInvoices } from '@memberkit/contract/commerce/invoices'
import { send } from '@memberkit/platform'
import { stage } from '@memberkit/testing/stage'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useAnswers } from './useAnswers.ts'

test('each input is read once, a further one alone, and a failure is no answer', async () => {
  const set = stage({ scenario: 'invoices/member-mixed-history' })
  const { identityId } = set.platform.subject
  const listed = await send(set.client, listInvoices, { identityId })
  const [one = '', other = ''] = listed.ok ? listed.data.map(({ id }) => id) : []
  const Answers = ({ ids }: { ids: readonly string[] }) => {
    const answers = useAnswers(
      getInvoice,
      ids.map((invoiceId) => ({ identityId, invoiceId })),
    )
    return (
      <p>{answers.map(({ answer, isPending }) => (isPending ? 'waiting' : (answer?.status ?? 'none'))).join(' ')}</p>
    )
  }
  const screen = await set.show(<Answers ids={[one]} />)
  await expect.element(page.getByText('200', { exact: true })).toBeVisible()
  await screen.rerender(set.around(<Answers ids={[one, other, 'inv-nowhere']} />))
  await expect.element(page.getByText('200 200 404')).toBeVisible()
  expect(set.platform.calls.of(getInvoice)).toHaveLength(3)
})
