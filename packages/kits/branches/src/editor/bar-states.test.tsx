import type { Provider } from '@memberkit/contract/partners/providers'
import type { MockPlatform } from '@memberkit/fixtures'
import { enter, press } from '@memberkit/testing/press'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type OpenOptions, openEditor, region, reported, save, sent } from '../testing/open-kit.tsx'

const openLawyers = (options: Partial<OpenOptions> = {}) =>
  openEditor({ scenario: 'branches/complete', sections: ['providers'], ...options })

const option = page.getByRole('listbox').getByRole('option')
const found = () => option.elements().map((one) => one.textContent)

/** Lapses the admission of a lawyer in Texas. */
const lapsed = ({ store }: MockPlatform) => {
  const { providers } = store.providers
  const oda = providers.get('provider-4') as Provider
  providers.put({
    ...oda,
    barStates: [
      { state: 'TX', isActive: false },
      { state: 'NM', isActive: true },
    ],
  })
}

test.each(['texas', 'TX', 'tx placeholder', '  Oda   Texas '])(
  'a lawyer who isn’t of the branch is found by where they are admitted: %s',
  async (words) => {
    const { platform } = await openLawyers()
    await enter(page.getByRole('combobox', { name: 'Add a lawyer' }), words)
    await expect.poll(found).toHaveLength(1)
    expect(found()[0]).toMatch(/Oda Placeholderlaw.*Insurance needs attention.*TX/)
    await press(option)
    await expect.element(region('Lawyers').getByText('Admitted in Texas')).toBeVisible()
    await save()
    await expect.poll(reported).toContain('All changes saved')
    expect(sent(platform)).toEqual(['addProviderId 5 200'])
  },
)

test('who is of the branch already isn’t found, and a state where nobody is admitted finds nobody', async () => {
  await openLawyers()
  const search = page.getByRole('combobox', { name: 'Add a lawyer' })
  await enter(search, 'Ohio')
  await expect.poll(found).toHaveLength(1)
  expect(found()[0]).toContain('Lou Lawyerexample')
  await enter(search, 'Alaska')
  await expect.element(page.getByText('No lawyer matches. Check the spelling, or search by ID.')).toBeVisible()
})

test.each(['Québec', 'quebec', 'QC'])(
  'fr-CA: a state is found in the reader’s words, without accents: %s',
  async (words) => {
    await openLawyers({ locale: 'fr-CA' })
    await enter(page.getByRole('combobox', { name: /avocat/i }).first(), words)
    await expect.poll(found).toHaveLength(1)
    expect(found()[0]).toMatch(/Mia.*ON · QC/)
  },
)

test('an admission that has lapsed neither finds a lawyer nor stands beside the name', async () => {
  await openLawyers({ prepare: lapsed })
  const search = page.getByRole('combobox', { name: 'Add a lawyer' })
  await enter(search, 'Texas')
  await expect.element(page.getByText('No lawyer matches. Check the spelling, or search by ID.')).toBeVisible()
  await enter(search, 'New Mexico')
  await expect.poll(found).toHaveLength(1)
  expect(found()[0]).not.toContain('TX')
  await press(option)
  await expect.element(region('Lawyers').getByText('Admitted in New Mexico')).toBeVisible()
})
