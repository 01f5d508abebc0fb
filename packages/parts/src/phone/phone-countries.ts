import type { PhoneCountry } from '@memberkit/primitives/phone-field'

export type PhoneCountryCode = 'US' | 'CA'

/** Returns the countries of phone numbers, named in a language: the reader's own first, unless another is said to be. */
export function phoneCountries(
  locale: string,
  first: PhoneCountryCode = locale.endsWith('CA') ? 'CA' : 'US',
): readonly [PhoneCountry, PhoneCountry] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const country = (code: PhoneCountryCode) => ({
    code,
    name: names.of(code) ?? code,
    callingCode: '1',
    format: '(###) ###-####',
  })
  return [country(first), country(first === 'US' ? 'CA' : 'US')]
}
