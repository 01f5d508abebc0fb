export type { PhoneCountryCode } from './phone-countries.ts'
export { phoneText } from './phone-text.ts'
export { usePhoneCountries } from './usePhoneCountries.ts'
