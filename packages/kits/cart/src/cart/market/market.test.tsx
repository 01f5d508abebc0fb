import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { readCart } from '../../codec/index.ts'
import { button, field, openCart, text } from '../testing/open-cart.tsx'

const family = {
  products: ['legal'],
  tiers: { legal: 'Legal Plan Family Plus' },
  supplements: { legal: ['trialDefensePersonal', 'gunOwners'] },
  region: 'TX',
}

test('another market: prices and what isn’t sold there are shown before anything changes', async () => {
  const { router } = await openCart({
    cart: { ...family, products: ['legal', 'cdlp'], tiers: { ...family.tiers, cdlp: 'Legal CDLP' } },
  })
  await button('Change language and currency').click()
  await field('Language and currency').selectOptions('fr-CA')
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('CA$31.95/month', { exact: false }).first()).toBeVisible()
  await expect.element(dialog.getByText('was $29.95/month')).toBeVisible()
  // Of what is sold there: the plan and Trial Defense.
  await expect.element(dialog.getByText(/^CA\$41\.90/)).toBeVisible()
  await expect.element(dialog.getByText('Doesn’t include Gun Owners and Legal CDLP.')).toBeVisible()
  const driver = dialog.getByRole('listitem').filter({ hasText: /^Legal CDLP/ })
  await expect.element(driver.getByText('Not sold there. It stays in your cart with a note.')).toBeVisible()
  expect(readCart(router.current()).cart.locale).toBeUndefined()
  await dialog.getByRole('button', { name: 'Change', exact: true }).click()
  await expect
    .poll(() => readCart(router.current()).cart)
    .toMatchObject({
      locale: 'fr-CA',
      region: '',
      products: ['legal', 'cdlp'],
      tiers: { legal: 'Legal Plan Family Plus Canada' },
    })
  await expect.element(text('This plan isn’t sold here. Remove it to continue.')).toBeVisible()
})

test('another market: supplements that aren’t sold there are listed before anything changes', async () => {
  await openCart({ cart: { ...family, tiers: { legal: 'Legal Plan Family' } } })
  await button('Change language and currency').click()
  await field('Language and currency').selectOptions('en-CA')
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('Trial Defense')).toBeVisible()
  await expect.element(dialog.getByText('CA$9.95/month')).toBeVisible()
  const gunOwners = dialog.getByRole('listitem').filter({ hasText: /^Gun Owners/ })
  await expect.element(gunOwners.getByText('Not sold there. It stays in your cart with a note.')).toBeVisible()
})

test('another market: an offer that is over there has no price', async () => {
  await openCart({
    cart: { ...family, supplements: {} },
    prepare({ store: { offers } }) {
      for (const offer of offers.offers.all())
        if (offer.currency === 'CAD') offers.offers.put({ ...offer, endsOn: '2026-03-09' })
    },
  })
  await button('Change language and currency').click()
  await field('Language and currency').selectOptions('en-CA')
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('Not sold there. It stays in your cart with a note.')).toBeVisible()
  expect(dialog.getByText('CA$').query()).toBeNull()
})
