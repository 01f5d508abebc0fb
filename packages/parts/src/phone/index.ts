export type { PhoneCountryCode } from './phone-countries.ts'
export { usePhoneCountries } from './usePhoneCountries.ts'
