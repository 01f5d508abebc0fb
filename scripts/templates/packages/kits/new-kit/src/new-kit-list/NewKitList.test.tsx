import { expect, test } from 'vitest'
import { renderKit } from '../testing/render-kit.tsx'

test('shows what there is, what can be used first', async () => {
  const { screen } = await renderKit('new-kit/usual')
  await expect.element(screen.getByText('5 payment methods')).toBeVisible()
  const names = screen.getByRole('rowheader').elements()
  expect(names.at(-1)).toHaveTextContent('Closed Discover')
})

test('tells the host which one was opened', async () => {
  const { screen, events } = await renderKit('new-kit/usual')
  await screen.getByRole('button', { name: 'Mastercard' }).click()
  expect(events).toContainEqual({
    type: 'new-kit.method.opened',
    kit: 'new-kit',
    isActingFor: false,
    data: { methodId: 'pm-2' },
  })
})

test('says that there is nothing yet', async () => {
  const { screen } = await renderKit('new-kit/empty')
  await expect.element(screen.getByRole('heading', { name: 'No payment method yet' })).toBeVisible()
})

test('speaks French', async () => {
  const { screen } = await renderKit('new-kit/usual', { locale: 'fr-CA' })
  await expect.element(screen.getByRole('table', { name: 'Modes de paiement' })).toBeVisible()
})
