import type { MockPlatform } from '@memberkit/fixtures'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, field, heading, openCart } from '../testing/open-cart.tsx'
import { cartWith } from '../testing/offers.ts'

const family = {
  products: ['legal'],
  tiers: { legal: 'Legal Plan Family Plus' },
  supplements: { legal: ['trialDefensePersonal', 'gunOwners'] },
  region: 'TX',
}

const coversDependents = ({ store: { offers } }: MockPlatform) => {
  for (const offer of offers.offers.all()) {
    const products = offer.products.map((product) => ({
      ...product,
      merchandisedTiers: product.merchandisedTiers.map((tier) => ({
        ...tier,
        covers: ['PRIMARY', 'DEPENDENT'] as ('PRIMARY' | 'DEPENDENT')[],
      })),
    }))
    offers.offers.put({ ...offer, products })
  }
}

test('a plan for the buyer and dependents asks for a dependent, not for a spouse', async () => {
  const { onCheckout } = await openCart({ cart: family, prepare: coversDependents, asksBuyer: false })
  await button('Continue').click()
  await page.getByRole('checkbox').first().click()
  expect(page.getByRole('combobox').query()).toBeNull()
  await field('First name').fill('Grace')
  await field('Last name').fill('Sample')
  await button('Continue to payment').click()
  await expect.poll(() => onCheckout.mock.calls.length).toBe(1)
  expect(onCheckout.mock.calls[0]![0].authorizedUsers).toEqual([
    { firstName: 'Grace', lastName: 'Sample', type: 'DEPENDENT' },
  ])
})

test('what is bought and due is told beside the details, on a phone right above the way on', async () => {
  onTestFinished(() => page.viewport(1024, 768))
  await openCart({ cart: family, asksBuyer: false })
  await button('Continue').click()
  const summary = heading('Summary')
  await expect.element(summary).toBeVisible()
  expect(summary.element().closest('section')!.textContent).toMatch(/Family Plus\$29\.95.*Trial Defense\$.*Due today/)
  await page.viewport(360, 640)
  await expect.element(summary).not.toBeInTheDocument()
  await expect.element(button('Continue to payment')).toBeVisible()
  const goOn = button('Continue to payment').element()
  const due = goOn.previousElementSibling!
  expect(due.textContent).toMatch(/^Due today\$/)
  const bought = due.previousElementSibling as HTMLElement
  await expect.element(bought).toBeVisible()
  expect(bought.textContent).toMatch(/^Family Plus\$29\.95Trial Defense\$9\.95Gun Owners\$14\.95.*tax/i)
  const gap = goOn.getBoundingClientRect().top - due.getBoundingClientRect().bottom
  expect(gap).toBeGreaterThanOrEqual(0)
  expect(gap).toBeLessThan(40)
})

test('Back and Forward lose no name, though the address of the cart knows of fewer people', async () => {
  const { back, forward } = await openCart({ cart: family, prepare: coversDependents, asksBuyer: false })
  await button('Continue').click()
  await page.getByRole('checkbox').first().click()
  await field('First name').fill('Grace')
  await field('Last name').fill('Sample')
  back()
  await expect.element(heading('Your cart')).toBeVisible()
  forward()
  await expect.element(field('First name')).toHaveValue('Grace')
  await expect.element(field('Last name')).toHaveValue('Sample')
})

test('somebody of a type that the plan doesn’t cover holds the details until another one is chosen', async () => {
  const authorizedUsers = [{ firstName: 'Grace', lastName: 'Sample', type: 'SPOUSE' as const }]
  const { onCheckout } = await openCart({
    cart: { ...family, additionalInfo: { ...cartWith({}).additionalInfo, authorizedUsers } },
    prepare: coversDependents,
    asksBuyer: false,
  })
  await button('Continue').click()
  await button('Continue to payment').click()
  await expect.element(page.getByText('Choose a relationship that the plan covers').first()).toBeVisible()
  expect(page.getByRole('option', { name: 'Spouse' }).query()).toBeNull()
  expect(onCheckout).not.toHaveBeenCalled()
  await field('Relationship').selectOptions('DEPENDENT')
  await button('Continue to payment').click()
  await expect.poll(() => onCheckout.mock.calls.length).toBe(1)
  expect(onCheckout.mock.calls[0]![0].authorizedUsers).toEqual([{ ...authorizedUsers[0], type: 'DEPENDENT' }])
})

test('the details are checked, and each fault is said', async () => {
  const { onCheckout } = await openCart({ cart: family, asksNationalIdentifier: true })
  await button('Continue').click()
  await field('First name').fill('Ada')
  await field('Last name').fill('Example')
  await field('Email').fill('ada@example')
  await field('ZIP code').fill('H2X 1Y4')
  await button('Continue to payment').click()
  await expect.element(page.getByRole('link', { name: 'Enter an email address like name@example.com' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Enter a ZIP code like 75201' })).toBeVisible()
  expect(field('Social Security number').element().getAttribute('autocomplete')).toBe('off')
  expect(onCheckout).not.toHaveBeenCalled()
})
