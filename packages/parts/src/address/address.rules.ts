import type { Received } from '@memberkit/contract'
import type { PostalAddress as Sent } from '@memberkit/contract'

/** A postal address as the platform has it: any part may be missing, and the country may be written in many ways. */
export type PostalAddress = Partial<Received<Sent>>

const spellings: Readonly<Record<string, string>> = {
  USA: 'US',
  'UNITED STATES': 'US',
  CAN: 'CA',
  CANADA: 'CA',
}

/** Returns the ISO code of an address's country, told by its postal code where none is given. */
export function countryOf({ country = '', postalCode = '' }: PostalAddress): string | undefined {
  const code = country.trim().toUpperCase()
  if (code) return spellings[code] ?? (/^[A-Z]{2}$/.test(code) ? code : undefined)
  if (/^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i.test(postalCode.trim())) return 'CA'
  return /^\d{5}(-\d{4})?$/.test(postalCode.trim()) ? 'US' : undefined
}

/**
 * Returns the lines of an address in the order of its country, without empty parts. The country is left out where it is
 * the reader's own, as on an envelope.
 */
export function addressLines(address: PostalAddress, locale: string): string[] {
  const { address1, address2, locality, administrativeArea, postalCode, country } = address
  const code = countryOf(address)
  // Canada Post knows Newfoundland and Labrador by another code than the platform.
  const region = code === 'CA' && administrativeArea === 'NF' ? 'NL' : administrativeArea
  const isAbroad = country !== undefined && code !== new Intl.Locale(locale).region
  return [address1, address2, cityLine(), isAbroad ? countryName(code ?? country, locale) : undefined]
    .map((line) => line?.trim())
    .filter((line): line is string => Boolean(line))

  function cityLine() {
    // Two spaces before the code, by the addressing guidelines of Canada Post.
    if (code === 'CA') return joined([joined([locality, region], ' '), postalCode], '\u00a0 ')
    if (code === 'US') return joined([locality, joined([region, postalCode], ' ')], ', ')
    // Most of the world writes the code first, and no region.
    return joined([joined([postalCode, locality], ' '), region], ', ')
  }
}

/** Returns an address on one line: "100 Main St, Austin, TX 78701". */
export function addressLine(address: PostalAddress, locale: string): string {
  return addressLines(address, locale).join(', ')
}

function joined(parts: readonly (string | undefined)[], separator: string) {
  return parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(separator)
}

const regionNames = new Map<string, Intl.DisplayNames>()

/** Returns the name of a country of a two-letter code; anything else as it is. */
export function countryName(country: string, locale: string): string {
  if (!/^[A-Z]{2}$/.test(country)) return country
  const known = regionNames.get(locale)
  // Creating one costs far more than using it.
  const names = known ?? new Intl.DisplayNames(locale, { type: 'region' })
  if (!known) regionNames.set(locale, names)
  return names.of(country) ?? country
}
