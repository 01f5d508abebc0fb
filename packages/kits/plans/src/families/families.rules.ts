import { type LocalizedText, type ShownText, textIn } from '@memberkit/parts/localized'
import type { Locale } from '@memberkit/platform/formats'
import type { Product, ProductFamily } from './received.ts'

/** A product of a family, in words of the reader's locale. */
export interface FamilyProduct {
  readonly id: string
  readonly name: ShownText
  readonly headline?: ShownText | undefined
  /** Short lines, in order. */
  readonly highlights: readonly ShownText[]
  readonly categories: readonly string[]
}

/** A product family, in words of the reader's locale. */
export interface FamilyRow {
  readonly id: string
  readonly name: ShownText
  readonly description?: ShownText | undefined
  /** The products on sale in the reader's country. Absent while the products aren't known. */
  readonly products?: readonly FamilyProduct[] | undefined
  /** The categories of these products, each once. */
  readonly categories: readonly string[]
}

/** Whether visitors see the family. "Status: ACTIVE, CANCELED, DELETED" (commerce, section 3, "Product family"). */
export const isFamilyShown = ({ status }: Pick<ProductFamily, 'status'>): boolean =>
  status !== 'CANCELED' && status !== 'DELETED'

/** Returns a family in the reader's words; the internal name stands in for a name that nobody has written. */
export function familyRow(family: ProductFamily, products: readonly Product[] | undefined, locale: Locale): FamilyRow {
  const own = products && productsOf(family, products, locale)
  return {
    id: family.id,
    name: textIn(family.names, locale, family.internalName),
    description: writtenIn(family.descriptions, locale),
    products: own,
    categories: [...new Set(own?.flatMap((product) => product.categories))],
  }
}

/** Returns the families of any of the categories; of all of them if none is given. */
export function filterFamilies(rows: readonly FamilyRow[], categories: readonly string[]): readonly FamilyRow[] {
  if (categories.length === 0) return rows
  return rows.filter((row) => row.categories.some((category) => categories.includes(category)))
}

/** Returns the categories of all rows, each once, in the order of the rows. */
export const categoriesOf = (rows: readonly FamilyRow[]): readonly string[] => [
  ...new Set(rows.flatMap(({ categories }) => categories)),
]

function productsOf({ productIds }: ProductFamily, products: readonly Product[], locale: Locale): FamilyProduct[] {
  return productIds.flatMap((id) => {
    const product = products.find((one) => one.id === id)
    return product?.status === 'ACTIVE' && isNamedIn(product, locale) ? [familyProduct(product, locale)] : []
  })
}

/** Products are named in the locales of the countries where they are sold; one without names is sold anywhere. */
function isNamedIn({ friendlyNames }: Product, locale: Locale): boolean {
  const country = countryOf(locale)
  return friendlyNames.length === 0 || friendlyNames.some((name) => countryOf(name.locale) === country)
}

const countryOf = (locale: string): string | undefined => locale.split('-')[1]?.toUpperCase()

function familyProduct(product: Product, locale: Locale): FamilyProduct {
  const { id, friendlyNames, internalName, marketingData, categories } = product
  const headline = writtenIn(
    marketingData.map((one) => ({ locale: one.locale, text: one.headline })),
    locale,
  )
  // The lines come from the entry whose headline is shown, so that they are of one language.
  const shown = marketingData.find((one) => one.headline === headline?.text)
  const highlights = (shown?.highlights ?? []).map((text) => ({ text, lang: headline?.lang }))
  return { id, name: textIn(friendlyNames, locale, internalName), headline, highlights, categories }
}

function writtenIn(texts: readonly LocalizedText[], locale: Locale): ShownText | undefined {
  const shown = textIn(texts, locale, '')
  return shown.text === '' ? undefined : shown
}
