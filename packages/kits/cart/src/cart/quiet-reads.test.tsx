import { listEntitlements } from '@memberkit/contract/commerce/entitlements'
import { validateOfferSelections } from '@memberkit/contract/commerce/offers'
import { findIdentityTaxArea, findTaxArea } from '@memberkit/contract/commerce/taxes'
import { faultCases } from '@memberkit/fixtures/fault-matrix'
import { shownText } from '@memberkit/testing/outcomes'
import { inTime, skipTime } from '@memberkit/testing/skip-time'
import { describe, expect, inject, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, field, heading, openCart, text } from './testing/open-cart.tsx'

const cart = { products: ['legal'], tiers: { legal: 'Legal Plan Family Plus' }, region: 'TX' }

/** The member of `cart/member-with-plans`, who has the plan. */
const identityId = 'member-grace'

/** Reads that a cart can be bought without, who needs them, and what is known of the tax meanwhile. */
const reads = [
  { name: 'listEntitlements', operation: listEntitlements, identityId, isTaxKnown: true },
  { name: 'validateOfferSelections', operation: validateOfferSelections, isTaxKnown: true },
  { name: 'findTaxArea', operation: findTaxArea, isTaxKnown: false },
  { name: 'findIdentityTaxArea', operation: findIdentityTaxArea, identityId, isTaxKnown: false },
]

describe.each(reads.map((read, at) => ({ ...read, at })))(
  '$name',
  ({ name, operation, identityId, isTaxKnown, at }) => {
    const cases = faultCases([{ name, operation }])
      .map((one) => ({ ...one, title: `${name} x ${one.fault.name}` }))
      // In turn, as the fault matrix does.
      .filter((_, fault) => inject('isThorough') || (at + fault) % 3 === 0)

    test.each(cases)('$title: the cart says nothing false, keeps what is typed, and can be bought', async (one) => {
      skipTime()
      let injected: ReturnType<typeof one.inject> | undefined
      const { platform, events, onCheckout } = await openCart({
        cart,
        asksBuyer: false,
        ...(identityId && { identityId, scenario: 'cart/member-with-plans' as const }),
        prepare: (prepared) => {
          injected = one.inject(prepared)
        },
      })
      await expect.element(heading('Family Plus')).toBeVisible()
      await inTime(() => injected?.hits).toBeGreaterThan(0)
      if (isTaxKnown) {
        await expect.element(text('Sales tax (8.25%), estimated')).toBeVisible()
      } else {
        await inTime(shownText).toContain(one.fault.kind === 'slow' ? 'Calculating…' : 'Calculated at purchase')
        expect(shownText()).toContain('Due today, before tax')
        // An unknown tax isn't a tax of nothing.
        expect(shownText()).not.toMatch(/\$0\.00|None/)
      }
      const mayBeRead = one.fault.kind === 'malformed-entities'
      if (operation === listEntitlements && !mayBeRead) expect(shownText()).not.toContain('You already have this plan')

      await button('Continue').click()
      await page.getByRole('checkbox').first().click()
      await field('First name').fill('Hugo')
      await field('Last name').fill('Sample')
      injected?.remove()
      window.dispatchEvent(new Event('visibilitychange'))
      await inTime(() => platform.calls.of(operation).length).toBeGreaterThan(0)
      await expect.element(field('First name')).toHaveValue('Hugo')
      await button('Continue to payment').click()
      await expect.poll(() => onCheckout.mock.calls.length).toBe(1)
      expect(onCheckout.mock.calls[0]![0].authorizedUsers).toMatchObject([{ firstName: 'Hugo', lastName: 'Sample' }])
      expect(events.filter(({ data }) => 'cause' in data && data.cause === 'crash')).toEqual([])
    })
  },
)
