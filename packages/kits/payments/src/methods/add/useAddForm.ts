'use client'
import type { NewPaymentMethod } from '@memberkit/contract/commerce/payments'
import { useMemberkit } from '@memberkit/foundation'
import { useEmit } from '@memberkit/foundation/events'
import { addressOf, fieldsOf } from '@memberkit/parts/address/section'
import { summaryOf, useMethodDescription } from '@memberkit/parts/payment-method'
import type { Address } from '@memberkit/primitives/address-fields'
import { useEffect, useRef, useState } from 'react'
import type { PaymentsEventTable } from '../../events.ts'
import type { Tokenizer } from '../../tokenizer/tokenizer.ts'
import type { PaymentMethod } from '../received.ts'
import { duplicateOf } from '../wallet.rules.ts'
import type { AddTarget } from './add-target.ts'
import type { BankDraft } from './bank-draft.ts'
import type { acceptedAgreement } from './DebitAgreement.tsx'
import { agreementLanguages, type DebitPayee } from './debit-agreement.rules.ts'
import { loadBankParts } from './lazy-bank-parts.ts'
import { mayRefuseToken } from './refused-token.rules.ts'
import { useAddMethod } from './useAddMethod.ts'
import { useBankToken } from './useBankToken.ts'
import { useCardFields } from './useCardFields.ts'

export interface AddFormOptions {
  target: AddTarget
  tokenizer: Tokenizer
  /** The payee who debits bank accounts. Without it, only cards can be added. */
  payee?: DebitPayee
  /** Called with the method once the platform has it. */
  onAdded?: (method: PaymentMethod) => void
  /** The values entered before the form was closed. */
  entered?: AddDraft
  /** Called with what was entered when the form goes; `undefined` once the method was added. */
  onLeave?: (entered: AddDraft | undefined) => void
}

/** The values entered besides card and account numbers. */
export interface AddDraft {
  kind: 'card' | 'bankAccount'
  name: string
  address: Address
  isDefault: boolean
  bank: BankDraft
}

export type AddForm = ReturnType<typeof useAddForm>

/** Returns the entered values of a method to add, and the outcome. Never holds a card or account number. */
export function useAddForm({ target, tokenizer, payee, onAdded, entered, onLeave }: AddFormOptions) {
  const { locale } = useMemberkit()
  const describe = useMethodDescription()
  const emit = useEmit<PaymentsEventTable>()
  const country = locale.endsWith('CA') ? 'CA' : 'US'
  const [draft, setDraft] = useState<AddDraft>(
    () =>
      entered ?? {
        kind: 'card',
        name: '',
        address: fieldsOf({}, country),
        isDefault: false,
        bank: { country, type: 'CHECKING', routing: '', institution: '', transit: '' },
      },
  )
  /** The texts come with the fields of an account. */
  const accepted = useRef<typeof acceptedAgreement>(undefined)
  const card = useCardFields(tokenizer)
  const bank = useBankToken(tokenizer)
  const [added, setAdded] = useState<PaymentMethod>()
  const [duplicate, setDuplicate] = useState<PaymentMethod>()
  const languages = agreementLanguages(draft.bank.country, locale, draft.address.region)
  const { action, add, known } = useAddMethod(target, (method) => {
    card.forget()
    setAdded(method)
    emit('payments.method.added', { methodId: method.id, kind: target.kind })
    const proof = method.bankAccount && payee && accepted.current?.({ country: draft.bank.country, payee, languages })
    if (proof) emit('payments.agreement.accepted', proof)
    onAdded?.(method)
  })

  const { renew } = card
  const isTokenRefused = mayRefuseToken(action.state)
  useEffect(() => {
    if (isTokenRefused) renew()
  }, [isTokenRefused, renew])
  const isAccount = draft.kind === 'bankAccount'
  useEffect(() => {
    // A failure shows where the fields would be.
    if (isAccount)
      loadBankParts().then(
        ({ acceptedAgreement }) => (accepted.current = acceptedAgreement),
        () => {},
      )
  }, [isAccount])
  const leave = useRef<() => void>(undefined)
  leave.current = () => onLeave?.(added ? undefined : draft)
  useEffect(() => () => leave.current?.(), [])

  return {
    draft,
    card,
    bank,
    action: { ...action, retry: action.state.phase === 'refused' && action.retry ? submit : action.retry },
    added,
    duplicate,
    languages,
    /** A debit is agreed to by whoever holds the account, which a group's administrator isn't. */
    hasBankAccounts: Boolean(tokenizer.tokenizeBankAccount && payee) && target.kind !== 'group',
    hasDefault: target.kind !== 'anonymous',
    isBusy: action.isBusy || card.isTokenizing || bank.isTokenizing,
    change(part: Partial<AddDraft>) {
      setDraft((current) => ({ ...current, ...part }))
      setDuplicate(undefined)
    },
    submit,
  }

  async function submit() {
    // The fields say themselves why they aren't ready.
    if (draft.kind === 'card' && card.state.phase !== 'ready') return
    const details = await tokenized()
    if (!details) return
    const { name, address, isDefault } = draft
    const body: NewPaymentMethod = {
      ...details,
      name: name.trim() || describe(summaryOf({ ...unnamed, ...details })),
      vendor: tokenizer.vendor,
      billingAddress: addressOf(address),
      ...(isDefault && { isDefault }),
    }
    const same = known && duplicateOf(known, body)
    // Said once: whoever presses again has read it.
    if (same && same.id !== duplicate?.id) return setDuplicate(same)
    await add(body)
  }

  async function tokenized(): Promise<Pick<NewPaymentMethod, 'token' | 'card' | 'bankAccount'> | undefined> {
    if (draft.kind === 'card') {
      const data = await card.tokenize()
      if (!data) return undefined
      const { token, brand: type, lastFour, expiresOn } = data
      return { token, card: { type, lastFour, expiresOn } }
    }
    const data = await bank.tokenize(draft.bank)
    return data && { token: data.token, bankAccount: { type: draft.bank.type, lastFour: data.lastFour } }
  }
}

const unnamed: PaymentMethod = {
  id: '',
  identityId: '',
  name: '',
  status: 'ACTIVE',
  vendor: 'TEST',
  isDefault: false,
  version: '',
}
