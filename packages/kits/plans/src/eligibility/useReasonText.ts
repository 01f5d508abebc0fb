'use client'
import { AuthorizedUserType } from '@memberkit/contract'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { eligibilityMessages } from '../messages/namespaces.ts'
import type { EligibilityReason } from './reasons.rules.ts'

/** The person and the place that reasons refer to. */
export interface ReasonPlace {
  personType?: string | undefined
  region?: string | undefined
}

/** Returns a function that gives the sentence for a reason against a benefit, or against a whole product. */
export function useReasonText({ personType, region }: ReasonPlace) {
  const t = useMessages(eligibilityMessages)
  const area = useLabel('StateOrProvince')
  const known = AuthorizedUserType.options.find((one) => one === personType)
  return (reason: EligibilityReason, of: 'product' | 'benefit'): string => {
    if (reason === 'userType') return isOnePerson(known) ? t(`userType.${known}`) : t('userType')
    if (reason === 'region') return region ? t('reason.region', { region: area(region) }) : t('reason.region.unknown')
    return t(`${of}.${reason}`)
  }
}

/** ANY and ALL are said of products and benefits, never of the person who asks. */
const isOnePerson = (type: AuthorizedUserType | undefined): type is Exclude<AuthorizedUserType, 'ANY' | 'ALL'> =>
  type !== undefined && type !== 'ANY' && type !== 'ALL'
