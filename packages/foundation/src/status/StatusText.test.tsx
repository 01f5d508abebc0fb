import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { stage } from '@memberkit/testing/stage'
import { StatusText } from './index.ts'

const looks = { PAID: { label: 'Paid', tone: 'positive' } } as const

test('an unknown value is shown, and reported once however often it renders', async () => {
  const { show, events } = stage()
  await show(
    <>
      <StatusText field="invoice.status" value="PAID" looks={looks} />
      <StatusText field="invoice.status" value="SENT_AWAY" looks={looks} />
      <StatusText field="invoice.status" value="SENT_AWAY" looks={looks} />
    </>,
  )
  await expect.element(page.getByText('Paid')).toHaveAttribute('data-tone', 'positive')
  await expect.element(page.getByText('Sent away').first()).toHaveAttribute('data-tone', 'neutral')
  expect(events('kit.unknown_enum').map(({ data }) => data)).toEqual([{ field: 'invoice.status', value: 'SENT_AWAY' }])
})
