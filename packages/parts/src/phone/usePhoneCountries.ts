'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMemo } from 'react'
import { phoneCountries, type PhoneCountryCode } from './phone-countries.ts'

/** Returns the countries of a PhoneField: the reader's own first, unless another is said to be. */
export function usePhoneCountries(first?: PhoneCountryCode) {
  const { locale } = useMemberkit()
  return useMemo(() => phoneCountries(locale, first), [locale, first])
}
