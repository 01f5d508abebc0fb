'use client'
import { contractHistoryStatusTones } from '@memberkit/contract/labels/commerce/contract-histories/tones'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import type { StatusLook } from '@memberkit/foundation/status'
import { formatDate, formatPeriod } from '@memberkit/platform/formats'
import { useMemo } from 'react'
import { useLabel } from '../labels/index.ts'
import { contractMessages } from '../messages/namespaces.ts'
import { isCanceled } from './contracts.rules.ts'
import { languageName } from './language-name.ts'
import type { ContractHistory } from './received.ts'

/** Labels and texts of a contract, in the reader's language. */
export interface ContractWords {
  /** "Contract", "Version 2025-01", "American English", "Texas", for `Facts`. Unknown facts are left out. */
  facts: (contract: Pick<ContractHistory, 'type' | 'contractVersion' | 'locale' | 'region'>) => readonly string[]
  /** "January 1, 2024 – September 14, 2025", "Since March 8, 2026", "Starts April 1, 2026". */
  days: (contract: Pick<ContractHistory, 'status' | 'effectiveFrom' | 'effectiveTo'>, today: string) => string
  /** Label and tone of each standing; see `standingOf`. */
  looks: Readonly<Record<string, StatusLook>>
  type: (type: string) => string
  region: (region: string) => string
  language: (tag: string) => string
}

/** Returns the words of contracts. Needs the labels `ContractType`, `ContractHistoryStatus` and `StateOrProvince`. */
export function useContractWords(): ContractWords {
  const t = useMessages(contractMessages)
  const { locale } = useMemberkit()
  const type = useLabel('ContractType')
  const status = useLabel('ContractHistoryStatus')
  const region = useLabel('StateOrProvince')
  return useMemo(() => {
    const language = (tag: string) => languageName(tag, locale)
    const { SUSPENDED, CANCELLED } = contractHistoryStatusTones
    return {
      facts: (contract) =>
        [
          type(contract.type),
          contract.contractVersion ? t('version', { version: contract.contractVersion }) : '',
          contract.locale ? language(contract.locale) : '',
          contract.region ? region(contract.region) : '',
        ].filter(Boolean),
      days: ({ status: value, effectiveFrom, effectiveTo }, today) => {
        if (effectiveTo) return formatPeriod(effectiveFrom, effectiveTo, locale)
        const date = formatDate(effectiveFrom, locale)
        if (effectiveFrom > today) return t('starts', { date })
        return t(value === 'ACTIVE' || !isCanceled(value) ? 'since' : 'started', { date })
      },
      looks: {
        inForce: { label: t('inForce'), tone: 'positive' },
        upcoming: { label: t('upcoming'), tone: 'info' },
        ended: { label: t('ended'), tone: 'neutral' },
        SUSPENDED: { label: status('SUSPENDED'), tone: SUSPENDED },
        CANCELLED: { label: status('CANCELLED'), tone: CANCELLED },
      },
      type,
      region,
      language,
    }
  }, [t, locale, type, status, region])
}
