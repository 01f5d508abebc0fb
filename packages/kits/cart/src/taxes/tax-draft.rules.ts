import { canadianProvinces, type StateOrProvince } from '@memberkit/contract'
import type { NewTax } from '@memberkit/contract/commerce/taxes'
import type { Tax } from '../tax/received.ts'

/** The values entered so far. Texts are as typed; `null` where a typed text is no number or no day. */
export interface TaxDraft {
  country: string
  /** Empty for the whole country. */
  administrativeArea: string
  locality: string
  jurisdiction: string
  label: string
  productId: string
  /** In percent. */
  rate: number | null
  effectiveFrom: string | null
  effectiveTo: string | null
}

/** Returns an empty draft, or one that follows a rate: everything but the rate and its days stays. */
export function draftFor(following: Tax | undefined, locale: string): TaxDraft {
  return {
    country: following?.country ?? (locale.endsWith('CA') ? 'CAN' : 'USA'),
    administrativeArea: following?.administrativeArea ?? '',
    locality: following?.locality ?? '',
    jurisdiction: following?.jurisdiction ?? '',
    label: following?.label ?? '',
    productId: following?.productId ?? '',
    rate: null,
    effectiveFrom: '',
    effectiveTo: '',
  }
}

const canadian: readonly string[] = canadianProvinces

/** Returns the draft in another country, where no state or province of this one lies. */
export function inCountry(draft: TaxDraft, country: string): TaxDraft {
  const isThere = canadian.includes(draft.administrativeArea) === (country === 'CAN')
  return isThere ? { ...draft, country } : { ...draft, country, administrativeArea: '', locality: '' }
}

/** Returns what to send, or undefined while a part of it is missing or can't be read. */
export function newTaxOf(draft: TaxDraft): NewTax | undefined {
  const { country, rate, effectiveFrom, effectiveTo } = draft
  const [jurisdiction, label] = [draft.jurisdiction.trim(), draft.label.trim()]
  const [locality, productId] = [draft.locality.trim(), draft.productId.trim()]
  const area = draft.administrativeArea as StateOrProvince | ''
  if (!jurisdiction || !label || rate === null || !effectiveFrom || effectiveTo === null) return undefined
  return {
    country: country as NewTax['country'],
    jurisdiction,
    label,
    // At most three decimals, which are exact in text: no arithmetic is done with it.
    rate: String(rate),
    effectiveFrom,
    ...(area && { administrativeArea: area }),
    ...(area && locality && { locality }),
    ...(productId && { productId }),
    ...(effectiveTo && { effectiveTo }),
  }
}
