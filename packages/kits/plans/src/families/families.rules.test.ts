import { expect, test } from 'vitest'
import { categoriesOf, familyRow, filterFamilies, isFamilyShown } from './families.rules.ts'
import type { Product, ProductFamily } from './received.ts'

const text = (locale: string, words: string) => ({ id: `${locale}-${words}`, locale, text: words })

const familyOf = (facts: Partial<ProductFamily> = {}): ProductFamily => ({
  id: 'family',
  internalName: 'Legal plans (internal)',
  names: [text('en-US', 'Legal plans'), text('fr-CA', 'Régimes juridiques')],
  descriptions: [text('en-US', 'A lawyer to ask.')],
  status: 'ACTIVE',
  productIds: ['a', 'b'],
  version: '1',
  ...facts,
})

const productOf = (id: string, facts: Partial<Product> = {}): Product => ({
  id,
  status: 'ACTIVE',
  internalName: id,
  friendlyNames: [text('en-US', `Plan ${id}`)],
  categories: ['legal'],
  benefits: [],
  productTiers: [],
  supplements: [],
  contracts: [],
  qualifyingDelegates: [],
  stateProvinceRestrictions: [],
  marketingData: [],
  areaOfLawIds: [],
  productVersion: 1,
  stateVariants: [],
  version: '1',
  ...facts,
})

test('Status: ACTIVE, CANCELED, DELETED: the last two are hidden, and one that nobody knew is not', () => {
  const statuses = ['ACTIVE', 'CANCELED', 'DELETED', 'ADDED_LATER']
  expect(statuses.filter((status) => isFamilyShown({ status }))).toEqual(['ACTIVE', 'ADDED_LATER'])
})

test('names and descriptions fall back to another language, which they name', () => {
  const french = familyRow(familyOf(), [], 'fr-CA')
  expect(french.name).toEqual({ text: 'Régimes juridiques' })
  expect(french.description).toEqual({ text: 'A lawyer to ask.', lang: 'en-US' })
  expect(familyRow(familyOf(), [], 'es-US').name).toEqual({ text: 'Legal plans', lang: 'en-US' })
})

test('without any text there is the internal name, and no description', () => {
  const row = familyRow(familyOf({ names: [], descriptions: [] }), [], 'en-US')
  expect(row.name).toEqual({ text: 'Legal plans (internal)' })
  expect(row.description).toBeUndefined()
})

test('products are those on sale in the reader’s country, in the family’s order', () => {
  const products = [
    productOf('b'),
    productOf('a', { friendlyNames: [text('en-CA', 'Plan a')] }),
    productOf('c'),
    productOf('d', { status: 'INACTIVE' }),
  ]
  const family = familyOf({ productIds: ['d', 'a', 'b', 'missing'] })
  const idsIn = (locale: 'en-US' | 'fr-CA') => familyRow(family, products, locale).products?.map(({ id }) => id)
  expect(idsIn('en-US')).toEqual(['b'])
  expect(idsIn('fr-CA')).toEqual(['a'])
})

test('headline and highlights are of one language', () => {
  const marketingData = [
    { locale: 'en-US', headline: 'A lawyer', highlights: ['Ask anything'] },
    { locale: 'es-US', headline: ' ', highlights: ['Pregunte'] },
  ]
  const row = familyRow(familyOf(), [productOf('a', { marketingData })], 'es-US')
  expect(row.products?.[0]).toMatchObject({
    headline: { text: 'A lawyer', lang: 'en-US' },
    highlights: [{ text: 'Ask anything', lang: 'en-US' }],
  })
})

test('filters show families of any of the categories, which come in the order of the families', () => {
  const rows = [
    familyRow(familyOf({ id: 'one' }), [productOf('a', { categories: ['legal', 'added_later'] })], 'en-US'),
    familyRow(familyOf({ id: 'two' }), [productOf('b', { categories: ['associate'] })], 'en-US'),
  ]
  expect(categoriesOf(rows)).toEqual(['legal', 'added_later', 'associate'])
  const shown = (categories: string[]) => filterFamilies(rows, categories).map(({ id }) => id)
  expect([shown([]), shown(['legal']), shown(['books'])]).toEqual([['one', 'two'], ['one'], []])
})
