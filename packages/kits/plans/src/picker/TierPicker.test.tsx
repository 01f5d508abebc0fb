import { listBenefits } from '@memberkit/contract/commerce/benefits'
import { listOffers } from '@memberkit/contract/commerce/offers'
import { allRead } from '@memberkit/testing/all-read'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, cards, openPicker, text, tier } from '../testing/open-picker.tsx'
import { own } from '../testing/own-events.ts'
import { spoken } from '../testing/render-kit.tsx'

/** How often offers were read, and benefits. */
const asked = ({ calls }: Awaited<ReturnType<typeof openPicker>>['platform']) =>
  [listOffers, listBenefits].map((operation) => calls.of(operation).length)

const family = { offerId: 'offer-legal-family-d2c', productId: 'product-legal-family', tierId: 'tier-legal-family' }

test('tiers come by price from one request beside the names of benefits; nothing is preselected', async () => {
  const { platform } = await openPicker({ scenario: 'plans/three-tiers' })
  await expect.element(tier('Family')).toBeVisible()
  expect(cards()).toEqual([
    'Family. $29.95 per month',
    'Family Plus. $29.95 per month, renews at $34.95 per month',
    'Family Premier. $39.95 per month, renews at $44.95 per month',
  ])
  expect(asked(platform)).toEqual([1, 1])
  expect(platform.calls.entries).toHaveLength(2)
  expect(page.getByRole('radio', { checked: true }).elements()).toHaveLength(0)
  await expect.element(text('then $34.95/month')).toBeVisible()
  await expect.element(text('Choose a plan to see your total.')).toBeVisible()
})

test('keys select, the button confirms, and only it; neither sends anything', async () => {
  const onSelect = vi.fn()
  const { platform, events, router } = await openPicker({ scenario: 'plans/three-tiers', onSelect })
  await expect.element(tier('Family')).toBeVisible()
  ;(tier('Family').element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await expect.element(tier('Family')).toBeChecked()
  await userEvent.keyboard('{ArrowDown}{ArrowUp}')
  await expect.element(tier('Family')).toBeChecked()
  expect(onSelect).not.toHaveBeenCalled()
  expect(router.current()).toBe('/?tier=tier-legal-family')
  await button('Choose Family').click()
  const confirmed = { ...family, billingPeriod: 'MONTHLY', supplementIds: [] }
  const selection = { ...confirmed, tierName: 'Legal Plan Family', supplementKeys: [], supplementPeriods: {} }
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(selection)
  expect(own(events).at(0)).toEqual(['plans.tier.selected', family])
  expect(own(events).at(-1)).toEqual(['plans.tier.confirmed', confirmed])
  expect(asked(platform)).toEqual([1, 1])
  expect(platform.calls.entries).toHaveLength(2)
})

test('without a host that takes the choice there is no button', async () => {
  await openPicker({ scenario: 'plans/three-tiers', address: '/?tier=tier-legal-family' })
  await expect.element(tier('Family')).toBeChecked()
  expect(button('Choose Family').query()).toBeNull()
})

test('a press on a tier renders no card again', async () => {
  const contribution = vi.fn(() => null)
  const kit = await openPicker({ scenario: 'plans/household', slots: { employerContribution: contribution } })
  await expect.element(tier('Individual')).toBeVisible()
  await allRead(kit)
  contribution.mockClear()
  await page.getByText('Family Premier', { exact: true }).click({ force: true })
  await expect.element(tier('Family Premier')).toBeChecked()
  expect(contribution).not.toHaveBeenCalled()
})

test('periods are those that some tier has; a tier without one says what it is billed by', async () => {
  const { router, events } = await openPicker({ scenario: 'plans/annual-missing' })
  await expect.element(page.getByRole('radiogroup', { name: 'Billing period' })).toBeVisible()
  const periods = page.getByRole('radiogroup', { name: 'Billing period' }).getByRole('radio').elements()
  expect(periods.map((radio) => (radio as HTMLInputElement).value)).toEqual(['MONTHLY', 'QUARTERLY', 'ANNUAL'])
  await page.getByText('Annually', { exact: true }).click({ force: true })
  await expect.element(text('Save $29.95/year compared with monthly billing')).toBeVisible()
  await expect.element(text('About $27.46/month')).toBeVisible()
  await expect.element(text('Billed monthly')).toBeVisible()
  expect(router.current()).toBe('/?period=ANNUAL')
  expect(own(events)).toEqual([['plans.period.changed', { billingPeriod: 'ANNUAL' }]])
})

test('a missing price is said, never zero, and not selectable unless the host allows it', async () => {
  const { screen } = await openPicker({ scenario: 'plans/missing-price' })
  await expect.element(text('Price unavailable')).toBeVisible()
  await expect.element(tier('Family Plus')).toBeDisabled()
  expect(document.body.textContent).not.toContain('$0')
  await screen.unmount()
  await openPicker({ scenario: 'plans/missing-price', allowsUnpriced: true })
  await page.getByText('Family Plus', { exact: true }).click({ force: true })
  await expect.element(text('We can’t show a total, because this plan has no price yet.')).toBeVisible()
  expect(document.body.textContent).not.toContain('$0')
})

test('people narrow the tiers, and whom the others leave out is said', async () => {
  await openPicker({ scenario: 'plans/household' })
  await page.getByLabelText('My parents or other older relatives').click()
  await expect.element(text('Family Plus doesn’t cover your older relatives.')).toBeVisible()
  expect(cards()).toEqual(['Family Premier. $39.95 per month, renews at $44.95 per month'])
})

test('in a place where a tier isn’t sold it stays, with the reason and the nearest', async () => {
  const { router, platform } = await openPicker({
    scenario: 'plans/not-in-quebec',
    locale: 'fr-CA',
    productGroup: 'identity',
    address: '/?tier=tier-ids-family-ca',
  })
  await expect.element(tier('Familiale, 1 bureau')).toBeChecked()
  await page.getByLabelText('Province ou territoire').selectOptions('QC')
  await expect.element(page.getByRole('list', { name: /^Non offert/ }).getByText('Familiale, 1 bureau')).toBeVisible()
  await expect.element(tier('Familiale, 1 bureau')).not.toBeInTheDocument()
  await expect.element(tier('Individuelle, 1 bureau')).toBeEnabled()
  const [reason, ...repeated] = page.getByText(/Non offert à cet endroit \(Québec\)\./).elements()
  expect(repeated).toEqual([])
  expect(reason!.parentElement!.textContent).toMatch(/\. Forfait le plus proche à cet endroit\s: Individuelle/)
  await expect
    .element(text(/Le forfait Familiale, 1 bureau n’est pas offert à l’endroit choisi \(Québec\)/))
    .toBeVisible()
  expect(router.current()).toBe('/?region=QC')
  expect(asked(platform)).toEqual([2, 1])
  await expect.poll(() => spoken().join(' ')).toContain('2 forfaits sur 4 sont offerts')
})

test('that nothing is sold in a place is said once, with the plans that aren’t', async () => {
  await openPicker({
    scenario: 'plans/household',
    prepare({ store }) {
      for (const offer of store.offers.offers.all()) store.offers.offers.put({ ...offer, availableLocalities: ['CA'] })
    },
  })
  await page.getByLabelText('State or territory').selectOptions('TX')
  await expect.element(text('None of these plans is sold in Texas.')).toBeVisible()
  await expect.element(page.getByRole('list', { name: 'Not sold in Texas.' }).getByText('Family Plus')).toBeVisible()
  expect(page.getByText('Not sold in Texas.').query()).toBeNull()
  expect(page.getByRole('radiogroup', { name: 'Plans' }).query()).toBeNull()
  expect(page.getByText('Your choice').query()).toBeNull()
})

test('a selection that is sold in the other place too is kept', async () => {
  await openPicker({ scenario: 'plans/household', address: '/?tier=tier-legal-family' })
  await expect.element(tier('Family')).toBeChecked()
  await page.getByLabelText('State or territory').selectOptions('TX')
  await expect.poll(() => spoken().join(' ')).toContain('5 of 5 plans are sold in Texas.')
  await expect.element(tier('Family')).toBeChecked()
})

test('the current plan is marked, and a downgrade says what is lost before it is chosen', async () => {
  const current = { tierId: 'tier-legal-family-plus' }
  const { platform } = await openPicker({ scenario: 'plans/household', current, onSelect: vi.fn() })
  await expect.element(tier('Family Plus')).toHaveAccessibleDescription(/Your plan/)
  await expect.element(tier('Family Premier')).toHaveAccessibleDescription(/Upgrade/)
  const description =
    /Downgrade.*What you’d lose.*Coverage for your spouse or partner and your dependents.*Family matters/
  await expect.element(tier('Individual Plus')).toHaveAccessibleDescription(description)
  expect(platform.calls.entries).toHaveLength(2)
  await page.getByText('Individual Plus', { exact: true }).click({ force: true })
  await expect.element(button('Downgrade to Individual Plus')).toBeVisible()
})

test('where the buyer’s region has benefits of its own, those are what a downgrade loses', async () => {
  const current = { tierId: 'tier-legal-family-plus' }
  await openPicker({
    scenario: 'plans/compare',
    current,
    region: 'TX',
    prepare({ store: { products, benefits } }) {
      const product = products.products.get('product-legal-family')!
      const [usual] = benefits.benefits.all()
      const own = { ...usual!, id: 'benefit-texas', name: 'Texas hotline', friendlyTranslations: [] }
      benefits.benefits.put(own)
      const variant = {
        id: 'variant-texas',
        stateProvince: 'TX' as const,
        friendlyNames: [],
        benefits: [{ id: own.id }],
        contracts: [],
      }
      products.products.put({
        ...product,
        productTiers: product.productTiers.map((tier) =>
          tier.id === current.tierId ? { ...tier, stateVariants: [variant] } : tier,
        ),
      })
    },
  })
  await expect.element(tier('Individual Plus')).toHaveAccessibleDescription(/What you’d lose.*Texas hotline/)
  await expect.element(tier('Individual Plus')).not.toHaveAccessibleDescription(/Family matters/)
})

test('without the benefits, prices and selection work and a loss is counted', async () => {
  const current = { tierId: 'tier-legal-family-plus' }
  const { platform } = await openPicker({ scenario: 'plans/benefits-failed', current, onSelect: vi.fn() })
  await page.getByText('Individual Plus', { exact: true }).click({ force: true })
  await expect.element(button('Downgrade to Individual Plus')).toBeVisible()
  await expect.element(text('We couldn’t load the names of these benefits.')).toBeVisible()
  await expect.element(text('1 benefit')).toBeVisible()
  platform.faults.clear()
  await button('Try again').click()
  await expect.element(text('We couldn’t load the names of these benefits.')).not.toBeInTheDocument()
})

test('a plan that is no longer sold shows as the current one only', async () => {
  const current = { tierId: 'tier-legal-family', offerId: 'offer-legal-family-2019-d2c' }
  await openPicker({ scenario: 'plans/retired', current })
  await expect.element(text('No longer sold. You can keep it.')).toBeVisible()
  expect(page.getByText('Your plan', { exact: true }).elements()).toHaveLength(1)
})

test('whoever helps a buyer isn’t told to keep a plan that is no longer sold', async () => {
  const current = { tierId: 'tier-legal-family', offerId: 'offer-legal-family-2019-d2c' }
  await openPicker({ scenario: 'plans/retired', realm: 'Partner', current })
  await expect.element(page.getByText('No longer sold.', { exact: true })).toBeVisible()
  expect(page.getByText(/You can keep it/).query()).toBeNull()
})

test('the supplements that the buyer has start added, and stay away once removed', async () => {
  const onSelect = vi.fn()
  const current = { tierId: 'tier-legal-family', supplementIds: ['supplement-legal-family-trial-defense'] }
  const address = '/?tier=tier-legal-family-plus'
  await openPicker({ scenario: 'plans/household', address, current, onSelect })
  const trial = page.getByRole('checkbox', { name: 'Trial Defense' })
  await expect.element(trial).toBeChecked()
  await button('Upgrade to Family Plus').click()
  expect(onSelect.mock.lastCall?.[0].supplementIds).toEqual(current.supplementIds)
  ;(trial.element() as HTMLElement).click()
  await expect.element(trial).not.toBeChecked()
  await button('Upgrade to Family Plus').click()
  expect(onSelect.mock.lastCall?.[0].supplementIds).toEqual([])
})

test('supplements follow their rules, with a live subtotal', async () => {
  const onSelect = vi.fn()
  await openPicker({ scenario: 'plans/household', address: '/?tier=tier-legal-family', onSelect })
  const guns = page.getByRole('checkbox', { name: 'Gun Owners' })
  const trial = page.getByRole('checkbox', { name: 'Trial Defense' })
  await expect.element(guns).toBeDisabled()
  await expect.element(guns).toHaveAccessibleDescription(/Add Trial Defense first\./)
  await page.getByText('Trial Defense', { exact: true }).click({ force: true })
  await expect.element(text('$39.90/month')).toBeVisible()
  await page.getByText('Gun Owners', { exact: true }).click({ force: true })
  await expect.element(text('$54.85/month')).toBeVisible()
  await button('Choose Family').click()
  expect(onSelect.mock.lastCall?.[0].supplementIds).toEqual([
    'supplement-legal-family-trial-defense',
    'supplement-legal-family-gun-owners',
  ])
  expect(onSelect.mock.lastCall?.[0].supplementKeys).toEqual(['trialDefensePersonal', 'gunOwners'])
  ;(trial.element() as HTMLElement).click()
  await expect.element(guns).not.toBeChecked()
  await expect.poll(() => spoken().join(' ')).toContain('Gun Owners was removed too')
  expect(page.getByText('$54.85/month').elements()).toHaveLength(0)
})

test('a full matrix is two questions; the answers find the tier', async () => {
  const { router } = await openPicker({ scenario: 'plans/bureau-matrix', productGroup: 'identity' })
  await expect.element(text('Choose who is covered and how many bureaus to see the matching plan.')).toBeVisible()
  await page.getByText('Family', { exact: true }).click({ force: true })
  await page.getByLabelText('3 bureaus').click({ force: true })
  await expect.element(page.getByRole('heading', { name: /^Family, 3 bureaus/ })).toBeVisible()
  expect(router.current()).toBe('/?tier=tier-ids-family-3b')
  await page.getByLabelText('1 bureau').click({ force: true })
  expect(router.current()).toBe('/?tier=tier-ids-family')
})

test('a link to nothing is said and cleared', async () => {
  const { router } = await openPicker({ scenario: 'plans/household', address: '/?tier=tier-nowhere&period=WEEKLY' })
  await expect.element(text('The plan in this link isn’t available. Choose another plan.')).toBeVisible()
  expect(router.current()).toBe('/?period=WEEKLY')
})

test('staff preview what isn’t published as others would see it, and can’t buy it', async () => {
  const onSelect = vi.fn()
  await openPicker({ scenario: 'plans/preview', isPreview: true, region: 'TX', onSelect })
  await expect.element(text(/As seen by D2C · TX · en-US/)).toBeVisible()
  await expect.element(tier('Family')).toHaveAccessibleDescription(/Needs review/)
  await page.getByText('Family', { exact: true }).first().click({ force: true })
  expect(button(/^Choose/).query()).toBeNull()
  await page.getByLabelText('Channel').selectOptions('GROUP')
  await expect.element(text(/As seen by GROUP · TX · en-US/)).toBeVisible()
  await page.getByLabelText('Language and market').selectOptions('fr-CA')
  await expect.element(tier('Familial')).toBeVisible()
  await expect.element(text(/As seen by GROUP · every region · fr-CA/)).toBeVisible()
})

test('nobody else previews', async () => {
  await openPicker({ scenario: 'plans/household', isPreview: true })
  await expect.element(tier('Family')).toBeVisible()
  expect(page.getByText('Preview for staff').query()).toBeNull()
})

test('a recommendation has a reason, is not selected, and is told once to the host', async () => {
  const recommended = { tierId: 'tier-legal-family', reason: 'Covers the children you have.', experiment: 'e1' }
  const { events } = await openPicker({ scenario: 'plans/household', recommended })
  await expect.element(tier('Family')).toHaveAccessibleDescription(/Recommended.*Covers the children/)
  await expect.element(tier('Family')).not.toBeChecked()
  const shown = own(events).filter(([type]) => type === 'plans.experiment.shown')
  // The second is Strict Mode's.
  expect(new Set(shown.map((one) => JSON.stringify(one))).size).toBe(1)
})

test('a paycheck is told with its year where the host knows how many there are', async () => {
  await openPicker({ scenario: 'plans/group', channel: 'GROUP', initialPeriod: 'PAY_PERIOD', payPeriodsPerYear: 26 })
  await expect.element(tier('Individual')).toBeVisible()
  expect(cards()[0]).toBe('Individual. $9.79 per paycheck')
  await expect.element(text('$254.54 a year, 26 paychecks')).toBeVisible()
})

test('an answer that fails is retried in place', async () => {
  const { platform } = await openPicker({ scenario: 'plans/failed' })
  await expect.element(button('Try again')).toBeVisible()
  platform.faults.clear()
  await button('Try again').click()
  await expect.element(tier('Family')).toBeVisible()
})

test('while it loads it is about as tall as three tiers', async () => {
  await page.viewport(1024, 768)
  const heightOf = () => document.querySelector('[data-mk-kit="plans"]')!.getBoundingClientRect().height
  const { screen } = await openPicker({ scenario: 'plans/slow' })
  await expect.element(page.getByText('Loading plans')).toBeInTheDocument()
  const waiting = heightOf()
  await screen.unmount()
  await openPicker({ scenario: 'plans/three-tiers' })
  await expect.element(tier('Family')).toBeVisible()
  expect(Math.abs(heightOf() - waiting)).toBeLessThan(24)
})
