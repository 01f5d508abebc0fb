import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, openPicker, text, tier } from '../testing/open-picker.tsx'
import { own } from '../testing/own-events.ts'

const seenIn = (events: Parameters<typeof own>[0]) => own(events).filter(([type]) => type === 'plans.experiment.shown')

test('a matrix shows the current plan, the recommendation and what isn’t sold before anything is answered', async () => {
  const { events } = await openPicker({
    scenario: 'plans/bureau-matrix',
    productGroup: 'identity',
    region: 'TX',
    current: { tierId: 'tier-ids-individual' },
    recommended: {
      tierId: 'tier-ids-individual-3b',
      reason: 'Covers the children you told us about.',
      experiment: 'e1',
    },
    prepare({ store }) {
      for (const offer of store.offers.offers.all()) {
        const isThreeForFamily = offer.products.some(({ merchandisedTiers }) =>
          merchandisedTiers.some(({ id }) => id === 'tier-ids-family-3b'),
        )
        if (isThreeForFamily) store.offers.offers.put({ ...offer, availableLocalities: ['CA'] })
      }
    },
  })
  await expect.element(text('Choose who is covered and how many bureaus to see the matching plan.')).toBeVisible()
  const notes = (name = 'About these plans') => [...page.getByRole('list', { name }).element().children]
  expect(notes().map((note) => note.textContent)).toEqual([
    expect.stringMatching(/^Individual, 1 bureau.*Your plan/),
    expect.stringMatching(/^Individual, 3 bureaus.*Recommended.*Covers the children/),
  ])
  expect(notes('Not sold in Texas.').map((note) => note.textContent)).toEqual([
    expect.stringMatching(/^Family, 1 bureau/),
    expect.stringMatching(/^Family, 3 bureaus/),
  ])
  expect(page.getByText('Not sold in Texas.').elements()).toHaveLength(1)
  // Once the page has its effects, which a busy machine runs after what is visible.
  await expect
    .poll(() => seenIn(events))
    .toEqual([['plans.experiment.shown', { experiment: 'e1', tierId: 'tier-ids-individual-3b' }]])
  await page.getByRole('radio', { name: /^Family/ }).click({ force: true })
  await page.getByLabelText('3 bureaus', { exact: true }).click({ force: true })
  await page.getByRole('radio', { name: /^Individual/ }).click({ force: true })
  await expect.element(page.getByRole('heading', { name: /^Individual, 3 bureaus/ })).toBeVisible()
  expect(notes()).toHaveLength(1)
  expect(notes('Not sold in Texas.')).toHaveLength(2)
  expect(seenIn(events)).toHaveLength(1)
})

test('a plan beside the questions of a matrix is chosen by its button, which answers both', async () => {
  await openPicker({
    scenario: 'plans/bureau-matrix',
    productGroup: 'identity',
    current: { tierId: 'tier-ids-individual' },
    recommended: { tierId: 'tier-ids-family-3b', reason: 'Watches every bureau.' },
    onSelect: () => undefined,
  })
  await button('Choose Family, 3 bureaus').click()
  await expect.element(page.getByRole('radio', { name: /^Family/ })).toBeChecked()
  await expect.element(page.getByLabelText('3 bureaus', { exact: true })).toBeChecked()
  await expect.element(page.getByLabelText('3 bureaus', { exact: true })).toHaveFocus()
  await expect.element(page.getByRole('heading', { name: /^Family, 3 bureaus/ })).toBeVisible()
  await expect.element(button('Upgrade to Family, 3 bureaus')).toBeVisible()
  await expect.element(button('Choose Family, 3 bureaus')).not.toBeInTheDocument()
})

test('a household tells whom each of its plans covers', async () => {
  await openPicker({ scenario: 'plans/bureau-matrix', productGroup: 'identity' })
  await expect.element(page.getByRole('radio', { name: /^Individual/ })).toHaveAccessibleDescription('Covers you')
  await expect
    .element(page.getByRole('radio', { name: /^Family/ }))
    .toHaveAccessibleDescription('Covers you, your spouse or partner, and your dependents')
})

test('an experiment is told once its tier is on the page, not while plans are compared', async () => {
  const recommended = { tierId: 'tier-legal-family-plus', reason: 'Most people choose it.', experiment: 'e1' }
  const { events, router } = await openPicker({
    scenario: 'plans/household',
    recommended,
    address: '/?view=compare',
  })
  await expect.element(page.getByRole('table')).toBeVisible()
  expect(seenIn(events)).toEqual([])
  router.go('/')
  await expect.element(tier('Family Plus')).toBeVisible()
  expect(seenIn(events)).toHaveLength(1)
})

test('an upgrade from one bureau to three loses nothing, and the way back loses the three', async () => {
  const { screen } = await openPicker({
    scenario: 'plans/bureau-matrix',
    productGroup: 'identity',
    current: { tierId: 'tier-ids-individual' },
    recommended: { tierId: 'tier-ids-individual-3b', reason: 'Watches every bureau.' },
  })
  const notes = page.getByRole('list', { name: 'About these plans, at list prices' })
  await expect.element(notes.getByText('Upgrade')).toBeVisible()
  await expect.element(notes.getByText('What you’d lose')).not.toBeInTheDocument()
  await screen.unmount()
  await openPicker({
    scenario: 'plans/bureau-matrix',
    productGroup: 'identity',
    current: { tierId: 'tier-ids-individual-3b' },
    recommended: { tierId: 'tier-ids-individual', reason: 'Costs less.' },
  })
  await expect.element(notes.getByText('Monitoring of 3 bureaus')).toBeVisible()
  await expect.element(notes.getByText('Three-bureau credit monitoring')).not.toBeInTheDocument()
})

test('on a phone, whom to cover is folded: the first price is in sight, and folded again it says who was chosen', async () => {
  await page.viewport(360, 640)
  onTestFinished(() => page.viewport(1024, 768))
  await openPicker({ scenario: 'plans/household' })
  await expect.element(tier('Individual')).toBeVisible()
  const price = page.getByText('$24.95', { exact: true }).first()
  expect(price.element().getBoundingClientRect().bottom).toBeLessThan(500)
  const spouse = page.getByLabelText('My spouse or partner')
  await expect.element(spouse).not.toBeVisible()
  const fold = button(/^Who else is covered\?/)
  await expect.element(fold).toHaveAttribute('aria-expanded', 'false')
  await fold.click()
  await spouse.click()
  await expect.element(text('Individual doesn’t cover your spouse or partner.')).toBeVisible()
  await fold.click()
  await expect.element(spouse).not.toBeVisible()
  await expect.element(fold).toMatchTextContent('My spouse or partner')
})

test.each([
  [{}, 'Choose where you live to see plans sold there.'],
  [{ region: 'TX' }, 'Nothing is on sale there right now. Another place or a later day may have plans.'],
  [{ region: 'TX', canChooseRegion: false }, 'Nothing is on sale here right now.'],
] as const)('nothing on sale says what may help, where the buyer can do it: %o', async (props, words) => {
  await openPicker({ scenario: 'plans/empty', ...props })
  await expect.element(page.getByText(words, { exact: true })).toBeVisible()
})

type Prepare = NonNullable<Parameters<typeof openPicker>[0]['prepare']>

/** Sells only in California the offers with, or without, a tier. */
const onlyInCalifornia =
  (tierId: string, has: boolean): Prepare =>
  ({ store: { offers } }) => {
    for (const offer of offers.offers.all()) {
      const isIt = offer.products.some(({ merchandisedTiers }) => merchandisedTiers.some(({ id }) => id === tierId))
      if (isIt === has) offers.offers.put({ ...offer, availableLocalities: ['CA'] })
    }
  }

test('no plan is named instead of another that leaves out somebody who was chosen, and none sold there covers all', async () => {
  await openPicker({ scenario: 'plans/household', region: 'TX', prepare: onlyInCalifornia('tier-legal-family', true) })
  await expect.element(text(/Closest plan there:/)).toBeVisible()
  await page.getByLabelText('My spouse or partner').click()
  await expect.element(text('No single plan covers everyone you chose.')).toBeVisible()
  expect(page.getByText(/Closest plan there/).query()).toBeNull()
})

test('that none is sold there is said once, whoever the plans leave out', async () => {
  await openPicker({ scenario: 'plans/nowhere-in-texas', region: 'TX' })
  await page.getByLabelText('My spouse or partner').click()
  await expect.element(text('Individual doesn’t cover your spouse or partner.')).toBeVisible()
  expect(page.getByText('Not sold in Texas.').query()).toBeNull()
  expect(page.getByText('No single plan covers everyone you chose.').query()).toBeNull()
})

test('plans of one name say their product, although only one of them is sold there', async () => {
  await openPicker({
    scenario: 'plans/household',
    region: 'TX',
    prepare(platform) {
      const { offers } = platform.store.offers
      onlyInCalifornia('tier-legal-family', false)(platform)
      for (const offer of offers.all()) {
        const products = offer.products.map((product, index) => ({
          ...product,
          friendlyNames: [{ locale: 'en-US' as const, text: `Product of ${offer.id} ${index}` }],
          merchandisedTiers: product.merchandisedTiers.slice(0, 1).map((one) => ({
            ...one,
            friendlyNames: [{ locale: 'en-US' as const, text: 'Standard' }],
          })),
        }))
        offers.put({ ...offer, products })
      }
    },
  })
  await expect.element(page.getByRole('radio', { name: /^Standard/ })).toBeVisible()
  const card = page.getByRole('radiogroup', { name: 'Plans' }).element()
  expect(card.textContent).toContain('Product of offer-legal-family')
})
