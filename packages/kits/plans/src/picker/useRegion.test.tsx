import { listOffers } from '@memberkit/contract/commerce/offers'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { button, openPicker, text, tier } from '../testing/open-picker.tsx'

const regionsAsked = ({ calls }: Awaited<ReturnType<typeof openPicker>>['platform']) =>
  calls.of(listOffers).map(({ url }) => new URL(url, location.href).searchParams.get('region'))

test('the region and the supplements are in the address: a reload asks once, and nothing is lost', async () => {
  const { router, screen } = await openPicker({ scenario: 'plans/household', address: '/?tier=tier-legal-family' })
  await page.getByLabelText('State or territory').selectOptions('TX')
  await page.getByText('Trial Defense', { exact: true }).click({ force: true })
  await expect.poll(router.current).toContain('region=TX')
  const address = router.current()
  await screen.unmount()

  const { platform } = await openPicker({ scenario: 'plans/household', address })
  await expect.element(text('$39.90/month')).toBeVisible()
  await expect.element(tier('Family')).toBeChecked()
  await expect.element(page.getByLabelText('State or territory')).toHaveValue('TX')
  expect(regionsAsked(platform)).toEqual(['TX'])
})

test.each(['QC', 'SF', '__proto__'])(
  'a link to the region %s counts for nothing on a page for the US',
  async (region) => {
    const { platform } = await openPicker({ scenario: 'plans/household', region: 'TX', address: `/?region=${region}` })
    await expect.element(tier('Family')).toBeEnabled()
    await expect.element(page.getByLabelText('State or territory')).toHaveValue('TX')
    expect(regionsAsked(platform)).toEqual(['TX'])
  },
)

test('while the tiers of another place load, those of the last one can’t be bought', async () => {
  const onSelect = vi.fn()
  const { platform } = await openPicker({ scenario: 'plans/household', address: '/?tier=tier-legal-family', onSelect })
  await expect.element(tier('Family')).toBeChecked()
  const fault = platform.faults.add({ operation: listOffers, kind: 'slow' })
  await page.getByLabelText('State or territory').selectOptions('TX')
  const confirm = page.getByRole('button', { name: /^Choose Family/ })
  await expect.element(confirm).toHaveAttribute('aria-disabled', 'true')
  ;(confirm.element() as HTMLElement).click()
  expect(onSelect).not.toHaveBeenCalled()
  fault.remove()
  await expect.element(confirm).not.toHaveAttribute('aria-disabled')
  await button('Choose Family').click()
  expect(onSelect).toHaveBeenCalledOnce()
})

test('the choice carries the region, chosen here or given by the host, so that no cart asks for it again', async () => {
  const onSelect = vi.fn()
  const address = '/?tier=tier-legal-family'
  const stage = await openPicker({ scenario: 'plans/household', address: `${address}&region=TX`, onSelect })
  await button('Choose Family').click()
  await stage.screen.unmount()
  await openPicker({ scenario: 'plans/household', address, region: 'TX', onSelect })
  await button('Choose Family').click()
  expect(onSelect.mock.calls.map(([{ region }]) => region)).toEqual(['TX', 'TX'])
})
