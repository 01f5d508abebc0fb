import { listOffers } from '@memberkit/contract/commerce/offers'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { button, openPicker, text, tier } from '../testing/open-picker.tsx'

const network = { scenario: 'plans/co-brand', channel: 'NETWORK' } as const

test.each([
  ['PRIMERICA', 'Offered with Primerica'],
  ['SOFI', 'Offered with SoFi'],
  ['NEWITY', 'Offered with NEWITY'],
] as const)('a partner is named below the heading: %s', async (coBrandPartner, name) => {
  await openPicker({ ...network, coBrandPartner })
  await expect.element(text(name)).toBeVisible()
})

test('the host’s logo and legal line stand in place of the name, also while there is nothing to sell', async () => {
  const coBrand = vi.fn((partner: string) => (
    <div data-testid="partner">
      <img alt={`Logo of ${partner}`} src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=" />
      <small>Plans are sold by an example company.</small>
    </div>
  ))
  await openPicker({
    ...network,
    coBrandPartner: 'PRIMERICA',
    slots: { coBrand },
    prepare: ({ faults }) => void faults.add({ operation: listOffers, kind: 500 }),
  })
  await expect.element(page.getByRole('img', { name: 'Logo of PRIMERICA' })).toBeVisible()
  await expect.element(text('Plans are sold by an example company.')).toBeVisible()
  expect(page.getByText('Offered with').query()).toBeNull()
  expect(new Set(coBrand.mock.calls.flat())).toEqual(new Set(['PRIMERICA']))
  const heading = page.getByRole('heading', { name: 'Choose a plan' }).element()
  const slot = page.getByTestId('partner').element()
  expect(heading.compareDocumentPosition(slot) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('what is chosen is the partner’s offer; without a partner nobody is named', async () => {
  const onSelect = vi.fn()
  const { screen } = await openPicker({ ...network, coBrandPartner: 'PRIMERICA', onSelect })
  await page.getByText('Family', { exact: true }).click({ force: true })
  await button('Choose Family').click()
  const { offerId } = onSelect.mock.calls[0]![0] as { offerId: string }
  await screen.unmount()
  const { platform } = await openPicker(network)
  expect(platform.store.offers.offers.get(offerId)?.coBrandPartner).toBe('PRIMERICA')
  await expect.poll(() => document.body.textContent).not.toContain('Loading')
  expect(page.getByText(/^Offered with/).query()).toBeNull()
})

test('no theme of a partner is set: the page around has it, by tokens', async () => {
  const { screen } = await openPicker({ ...network, coBrandPartner: 'PRIMERICA' })
  await expect.element(tier('Family')).toBeVisible()
  expect(screen.container.innerHTML.toLowerCase()).not.toMatch(/style="[^"]*(color|background)/)
})
