/** All that knows the numbering plans of the world: loaded when a PhoneField is about to be used. */
import { AsYouType, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

export interface ReadNumber {
  /** E.164, for example `+14165550123`. */
  number: string
  callingCode: string
  country: string | undefined
  isValid: boolean
  /** The national format. */
  national: string
}

export function readNumber(text: string, country: string): ReadNumber | undefined {
  const found = parsePhoneNumberFromString(text, known(country))
  if (!found) return
  return {
    number: found.number,
    callingCode: found.countryCallingCode,
    country: found.country,
    isValid: found.isValid(),
    national: found.formatNational(),
  }
}

export function formatTyped(text: string, country: string) {
  return new AsYouType(known(country)).input(text)
}

function known(country: string) {
  return isSupportedCountry(country) ? country : undefined
}
