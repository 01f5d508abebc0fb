/** The parts of an address, by their meaning in any country. */
export const addressParts = ['country', 'line1', 'line2', 'city', 'region', 'postalCode'] as const
export type AddressPart = (typeof addressParts)[number]

export type Address = { readonly [Part in AddressPart]: string }

/** A country's address format. Plain data. */
export interface AddressCountry {
  /** ISO 3166, two letters. */
  code: string
  name: string
  /** The parts after the country, in order. Omitted parts aren't shown. */
  order: readonly Exclude<AddressPart, 'country'>[]
  /** Labels of the parts that differ from the general ones, for example `region: 'Province'`. */
  labels?: { readonly [Part in Exclude<AddressPart, 'country'>]?: string }
  /** Optional parts. @default ['line2'] */
  optional?: readonly AddressPart[]
  /** Provinces or states to choose from. Without any, the region is a text field. */
  regions?: readonly { value: string; label: string }[]
  /** Shown while no region is selected. */
  regionPlaceholder?: string
  /** `#` for a digit, `A` for a letter, anything else literal: `A#A #A#`. May list several. */
  postalFormats?: readonly string[]
}

const holders: Readonly<Record<string, string>> = { '#': '\\d', A: '[A-Za-z]' }

/** Whether it contains only digits, so that phones show a numeric keypad. */
export function isNumeric(formats: readonly string[] | undefined) {
  return formats !== undefined && formats.every((format) => !format.includes('A'))
}

/** Returns a `pattern` attribute: separators and capitals are optional. */
export function patternOf(formats: readonly string[] | undefined) {
  return formats
    ?.map((format) => [...format].map((sign) => holders[sign] ?? `[\\s\\-]?`).join(''))
    .map((pattern) => `\\s*${pattern}\\s*`)
    .join('|')
}

/** Formats "k1a0b1" as "K1A 0B1". Text that fits no format is returned unchanged. */
export function writePostalCode(text: string, formats: readonly string[] | undefined) {
  const signs = text.toUpperCase().replace(/[^\dA-Z]/g, '')
  const fits = (format: string) => {
    const places = [...format].filter((sign) => sign in holders)
    return places.length === signs.length && places.every((sign, at) => /\d/.test(signs[at] ?? '') === (sign === '#'))
  }
  const format = formats?.find(fits)
  if (!format) return text
  let at = 0
  return [...format].map((sign) => (sign in holders ? signs[at++] : sign)).join('')
}

/** Street lines and city are valid in any country; region and postal code are not. */
export function moved(address: Address, to: AddressCountry, elsewhere: Partial<Address> | undefined): Address {
  const hasRegion = to.regions?.some(({ value }) => value === address.region)
  return {
    ...address,
    country: to.code,
    region: elsewhere?.region ?? (hasRegion ? address.region : ''),
    postalCode: elsewhere?.postalCode ?? '',
  }
}
