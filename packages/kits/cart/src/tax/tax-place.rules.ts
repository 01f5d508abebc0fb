import { StateOrProvince } from '@memberkit/contract'
import type { TaxAreaQuery } from '@memberkit/contract/commerce/taxes'

/** Whether a text is the code of a state or province that the platform knows. */
export const isPlace = (region: string): region is StateOrProvince =>
  StateOrProvince.options.some((place) => place === region)

/** Returns the place to find taxes at, or undefined while too little of the address is known. */
export function taxPlaceAt(region: string, locality: string, postalCode: string): TaxAreaQuery | undefined {
  const code = isPostalCode(postalCode) ? postalCode.trim().toUpperCase() : undefined
  if (!isPlace(region)) return code === undefined ? undefined : { postalCode: code }
  return {
    administrativeArea: region,
    ...(locality.trim() && { locality: locality.trim() }),
    ...(code !== undefined && { postalCode: code }),
  }
}

/** A whole ZIP code of the United States or postal code of Canada. */
const isPostalCode = (text: string): boolean =>
  /^\d{5}(-\d{4})?$/.test(text.trim()) || /^[a-z]\d[a-z][ -]?\d[a-z]\d$/i.test(text.trim())
