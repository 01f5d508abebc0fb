'use client'
import { useIsMounted } from '@memberkit/foundation'
import { useEmit } from '@memberkit/foundation/events'
import { useRef, useState } from 'react'
import type { PaymentsEventTable } from '../../events.ts'
import type { TokenizedBankAccount, Tokenizer, TokenizerFailure } from '../../tokenizer/tokenizer.ts'
import { accountNumbersOf, type BankDraft } from './bank-draft.ts'

/** Passes an account number from its field to the vendor, and returns the token. */
export function useBankToken(tokenizer: Tokenizer | undefined) {
  const emit = useEmit<PaymentsEventTable>()
  const isMounted = useIsMounted()
  const account = useRef<HTMLInputElement>(null)
  const [failure, setFailure] = useState<TokenizerFailure>()
  const [isTokenizing, setTokenizing] = useState(false)
  return {
    account,
    failure,
    isTokenizing,
    async tokenize(draft: BankDraft): Promise<TokenizedBankAccount | undefined> {
      const field = account.current
      if (!field || !tokenizer?.tokenizeBankAccount) return undefined
      setTokenizing(true)
      setFailure(undefined)
      const result = await tokenizer.tokenizeBankAccount(accountNumbersOf(draft, field.value))
      // Whoever has left the form no longer asks for it.
      if (!isMounted()) return undefined
      setTokenizing(false)
      if (result.ok) return result.data
      setFailure(result.reason)
      emit('payments.tokenizer.failed', { vendor: tokenizer.vendor, reason: result.reason })
      return undefined
    },
  }
}
