import type { AddressCountry } from '@memberkit/primitives/address-fields'
import type { PhoneCountry } from '@memberkit/primitives/phone-field'

/** A few countries, as a host would hand them over. */
export const addressCountries: readonly [AddressCountry, ...AddressCountry[]] = [
  {
    code: 'CA',
    name: 'Canada',
    order: ['line1', 'line2', 'city', 'region', 'postalCode'],
    labels: { region: 'Province or territory', postalCode: 'Postal code' },
    regions: [
      { value: 'BC', label: 'British Columbia' },
      { value: 'NL', label: 'Newfoundland and Labrador' },
      { value: 'ON', label: 'Ontario' },
      { value: 'QC', label: 'Quebec' },
    ],
    regionPlaceholder: 'Choose',
    postalFormats: ['A#A #A#'],
  },
  {
    code: 'US',
    name: 'United States',
    order: ['line1', 'line2', 'city', 'region', 'postalCode'],
    labels: { region: 'State', postalCode: 'ZIP code' },
    regions: [
      { value: 'NY', label: 'New York' },
      { value: 'WA', label: 'Washington' },
    ],
    regionPlaceholder: 'Choose',
    postalFormats: ['#####', '#####-####'],
  },
  { code: 'FR', name: 'France', order: ['line1', 'line2', 'postalCode', 'city'], postalFormats: ['#####'] },
]

export const addressLabels = {
  country: 'Country',
  line1: 'Street address',
  line2: 'Apartment, floor or unit',
  city: 'City',
  region: 'Region',
  postalCode: 'Postal code',
}

export const phoneCountries: readonly [PhoneCountry, ...PhoneCountry[]] = [
  { code: 'CA', name: 'Canada', callingCode: '1', format: '(###) ###-####' },
  { code: 'US', name: 'United States', callingCode: '1', format: '(###) ###-####' },
  { code: 'FR', name: 'France', callingCode: '33' },
  { code: 'AE', name: 'United Arab Emirates', callingCode: '971' },
]
