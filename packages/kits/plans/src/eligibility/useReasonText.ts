'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { eligibilityMessages } from '../messages/namespaces.ts'
import type { EligibilityReason } from './reasons.rules.ts'

/** The person and the place that reasons refer to. */
export interface ReasonPlace {
  personType?: string | undefined
  region?: string | undefined
}

const ownWords = [
  'PRIMARY',
  'SPOUSE',
  'DEPENDENT',
  'NORMAL_USER',
  'OWNER',
  'CO_OWNER',
  'SECONDARY',
  'TERTIARY',
  'ELDER',
] as const

/** Returns a function that gives the sentence for a reason against a benefit, or against a whole product. */
export function useReasonText({ personType, region }: ReasonPlace) {
  const t = useMessages(eligibilityMessages)
  const area = useLabel('StateOrProvince')
  const known = ownWords.find((one) => one === personType)
  return (reason: EligibilityReason, of: 'product' | 'benefit'): string => {
    if (reason === 'userType') return known ? t(`userType.${known}`) : t('userType')
    if (reason === 'region') return region ? t('reason.region', { region: area(region) }) : t('reason.region.unknown')
    return t(`${of}.${reason}`)
  }
}
