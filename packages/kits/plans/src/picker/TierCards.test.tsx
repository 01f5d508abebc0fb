import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, openPicker, tier } from '../testing/open-picker.tsx'

const boxOf = (card: Element, words: RegExp) => {
  const found = [...card.querySelectorAll('span')].find(({ textContent }) => words.test(textContent ?? ''))
  return found!.getBoundingClientRect()
}

test('prices stand right under the names of the plans, all on one line', async () => {
  await page.viewport(1024, 768)
  await openPicker({
    scenario: 'plans/household',
    prepare({ store }) {
      for (const offer of store.offers.offers.all()) {
        const products = offer.products.map((product) => ({
          ...product,
          merchandisedTiers: product.merchandisedTiers.map((one) =>
            one.id === 'tier-legal-family'
              ? { ...one, friendlyNames: [], name: 'Family with everyone who lives in the household' }
              : one,
          ),
        }))
        store.offers.offers.put({ ...offer, products })
      }
    },
  })
  await expect.element(tier('Family Plus')).toBeVisible()
  const cards = page
    .getByRole('radiogroup', { name: 'Plans' })
    .getByRole('radio')
    .elements()
    .map((radio) => radio.parentElement!)
  const first = cards.filter((card) => card.offsetTop === cards[0]!.offsetTop)
  expect(first.length).toBeGreaterThan(1)
  expect(new Set(first.map((card) => boxOf(card, /^\$\d+\.\d{2}$/).top)).size).toBe(1)
  for (const card of cards) {
    const [radio, name] = [card.querySelector('input')!, card.querySelector('label')!]
    expect(radio.getBoundingClientRect().right).toBeLessThan(name.getBoundingClientRect().left)
    expect(boxOf(card, /^\$\d+\.\d{2}$/).bottom).toBeLessThanOrEqual(boxOf(card, /^Covers/).top)
  }
})

test('what a card lacks is room at its end: its parts follow each other as closely as those of the others', async () => {
  await page.viewport(1024, 768)
  await openPicker({ scenario: 'plans/three-tiers' })
  await expect.element(tier('Family Plus')).toBeVisible()
  const cards = page
    .getByRole('radiogroup', { name: 'Plans' })
    .getByRole('radio')
    .elements()
    .map((radio) => radio.parentElement!)
  const [family, plus, premier] = cards
  const room = (card: Element, above: RegExp, below: DOMRect) => Math.round(below.top - boxOf(card, above).bottom)
  const toCover = (card: Element, price: RegExp) => room(card, price, boxOf(card, /^Covers/))
  expect(toCover(plus!, /^then/)).toBe(toCover(premier!, /^then/))
  expect(Math.abs(toCover(family!, /^\/month/) - toCover(plus!, /^then/))).toBeLessThan(6)
  const toAdds = (card: Element) => room(card, /^Covers/, card.querySelector('ul')!.getBoundingClientRect())
  expect(toAdds(plus!)).toBe(toAdds(premier!))
  expect(new Set(cards.map((card) => card.getBoundingClientRect().bottom)).size).toBe(1)
})

const named = (label: string) =>
  page
    .getByRole('radiogroup', { name: label })
    .getByRole('radio')
    .elements()
    .map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent?.replaceAll(/\s/g, ' '))

test.each([
  [
    'es-US',
    { scenario: 'plans/three-tiers', productGroup: 'legal' },
    'Planes',
    [
      'Familia. $29.95 al mes',
      'Familia Plus. $29.95 al mes, se renueva a $34.95 al mes',
      'Familia Premier. $39.95 al mes, se renueva a $44.95 al mes',
    ],
  ],
  [
    'fr-CA',
    { scenario: 'plans/not-in-quebec', productGroup: 'identity' },
    'Forfaits',
    [
      'Individuelle, 1 bureau. 14,95 $ par mois',
      'Individuelle, 3 bureaux. 17,95 $ par mois, renouvelé à 21,95 $ par mois',
      'Familiale, 1 bureau. 34,95 $ par mois',
      'Familiale, 3 bureaux. 37,95 $ par mois, renouvelé à 42,95 $ par mois',
    ],
  ],
] as const)(
  'a tier’s accessible name has the price and the renewal in words: %s',
  async (locale, sold, group, names) => {
    await openPicker({ ...sold, locale })
    await expect.poll(() => named(group)).toEqual(names)
  },
)

test('more than six tiers are a compact list: one column, a price at the end of each line, nothing to scroll sideways', async () => {
  await page.viewport(1024, 768)
  await openPicker({ scenario: 'plans/eight-tiers', onSelect: () => undefined })
  await expect.element(tier('Ultimate')).toBeVisible()
  const radios = page.getByRole('radiogroup', { name: 'Plans' }).getByRole('radio').elements()
  expect(radios).toHaveLength(8)
  expect(new Set(radios.map((radio) => radio.getBoundingClientRect().left)).size).toBe(1)
  const group = page.getByRole('radiogroup', { name: 'Plans' }).element()
  expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth)
  for (const card of radios.map((radio) => radio.parentElement!)) {
    const [price, name] = [boxOf(card, /^\$\d+\.\d{2}$/), card.querySelector('label')!.getBoundingClientRect()]
    expect(price.left).toBeGreaterThan(name.left)
    expect(price.top).toBeLessThan(name.bottom)
  }
  await tier('Premier').click({ force: true })
  await expect.element(button('Choose Premier')).toBeVisible()
  const confirm = button('Choose Premier').element()
  for (const radio of [radios[0]!, radios[7]!]) {
    radio.scrollIntoView({ block: 'center' })
    const { top, bottom, left } = confirm.getBoundingClientRect()
    expect(left).toBeGreaterThan(group.getBoundingClientRect().right)
    expect(top).toBeGreaterThan(0)
    expect(bottom).toBeLessThan(window.innerHeight)
  }
})

test.each([
  ['plans/three-tiers', 3],
  ['plans/household', 5],
] as const)('up to six tiers are a grid that wraps: %s', async (scenario, count) => {
  await page.viewport(1024, 768)
  await openPicker({ scenario })
  await expect.element(tier('Family Plus')).toBeVisible()
  const lefts = page
    .getByRole('radiogroup', { name: 'Plans' })
    .getByRole('radio')
    .elements()
    .map((radio) => radio.getBoundingClientRect().left)
  expect(lefts).toHaveLength(count)
  expect(new Set(lefts).size).toBe(3)
  await page.viewport(360, 768)
  onTestFinished(() => page.viewport(1024, 768))
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})
