'use client'
import { createContext } from 'react'
import type { MethodsEvents } from '../events.ts'
import type { DebitAgreementProps } from '../add/DebitAgreement.tsx'

/** The agreement that came with a new account number. */
export interface Agreed {
  agreement: DebitAgreementProps
  proof: MethodsEvents['payments.agreement.accepted'] | undefined
}

/** Called with the agreement before the new number is sent. */
export const AgreedContext = createContext<(agreed: Agreed) => void>(() => {})
