'use client'
import { useMemberkit } from '@memberkit/foundation'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useMessages } from '@memberkit/foundation/messages'
import { Alert } from '@memberkit/primitives/alert'
import { useContext, useState } from 'react'
import { BankAccountType } from '@memberkit/contract/commerce/payments'
import { addMethodMessages } from '../../messages/namespaces.ts'
import { type BankDraft, useBankProblems } from '../add/bank-draft.ts'
import { agreementLanguages } from '../add/debit-agreement.rules.ts'
import { BankAccountFieldsPart, ConsentPart, loadBankParts } from '../add/lazy-bank-parts.ts'
import { mayRefuseToken } from '../add/refused-token.rules.ts'
import { useBankToken } from '../add/useBankToken.ts'
import { useMethods } from '../setup.ts'
import { AgreedContext } from './agreed.ts'
import type { MethodForm } from './method-calls.ts'
import { withLastFour } from './replaced.rules.ts'

/** A new number for a bank account, which takes a new agreement. */
export function ReplaceAccountForm(form: MethodForm<'replaceAccount'>) {
  const { entity, run, action } = form
  const t = useMessages(addMethodMessages)
  const { locale, session } = useMemberkit()
  const { tokenizer, payee } = useMethods()
  const bank = useBankToken(tokenizer)
  const region = entity.billingAddress?.administrativeArea
  const [draft, setDraft] = useState<BankDraft>({
    country: locale.endsWith('CA') ? 'CA' : 'US',
    type: BankAccountType.options.find((type) => type === entity.bankAccount?.type) ?? 'CHECKING',
    routing: '',
    institution: '',
    transit: '',
  })
  const problems = useBankProblems(draft)
  const onAgreed = useContext(AgreedContext)
  const { country } = draft
  const agreement = payee && { country, payee, languages: agreementLanguages(country, locale, region) }
  async function submit() {
    const [data, { acceptedAgreement }] = await Promise.all([bank.tokenize(draft), loadBankParts()])
    if (!data || !agreement) return
    onAgreed({ agreement, proof: acceptedAgreement(agreement) })
    run({ body: withLastFour({ token: data.token }, data.lastFour) })
  }

  return (
    <ActionForm
      {...form}
      // Another try takes another token.
      action={mayRefuseToken(action.state) && action.retry ? { ...action, retry: () => void submit() } : action}
      problems={problems}
      isPreparing={bank.isTokenizing}
      // A debit is agreed to by whoever holds the account.
      isUnavailable={!payee || Boolean(session?.actingFor)}
      onSubmit={submit}
    >
      <BankAccountFieldsPart draft={draft} onChange={setDraft} account={bank.account} hasFixedType />
      {agreement ? <ConsentPart {...agreement} /> : null}
      {bank.failure ? <Alert tone="critical">{t(`failed.${bank.failure}`)}</Alert> : null}
    </ActionForm>
  )
}
