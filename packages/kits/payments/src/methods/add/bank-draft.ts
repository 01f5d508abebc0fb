'use client'
import type { BankAccountType } from '@memberkit/contract/commerce/payments'
import { useMessages } from '@memberkit/foundation/messages'
import { addMethodMessages } from '../../messages/namespaces.ts'
import type { BankAccountNumbers } from '../../tokenizer/tokenizer.ts'
import { digitsOf, isInstitutionNumber, isRoutingNumber, isTransitNumber } from './bank-numbers.rules.ts'

/** The kept part of a bank account while it is entered: the public numbers of the bank, and never the account's. */
export interface BankDraft {
  country: 'US' | 'CA'
  type: BankAccountType
  routing: string
  institution: string
  transit: string
}

/** Returns what to pass to the vendor. */
export function accountNumbersOf(
  { country, type, routing, institution, transit }: BankDraft,
  accountNumber: string,
): BankAccountNumbers {
  const common = { type, accountNumber: digitsOf(accountNumber) }
  return country === 'US'
    ? { ...common, country, routingNumber: digitsOf(routing) }
    : { ...common, country, institutionNumber: digitsOf(institution), transitNumber: digitsOf(transit) }
}

/** Returns the errors of the bank's numbers, by field. */
export function useBankProblems({ country, routing, institution, transit }: BankDraft) {
  const t = useMessages(addMethodMessages)
  return country === 'US'
    ? { routing: isRoutingNumber(routing) ? undefined : t('account.routingWrong') }
    : {
        institution: isInstitutionNumber(institution) ? undefined : t('account.institutionWrong'),
        transit: isTransitNumber(transit) ? undefined : t('account.transitWrong'),
      }
}
