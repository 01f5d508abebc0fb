'use client'
import { ActionMessage, useFocusKept } from '@memberkit/foundation/action'
import { DialogForm } from '@memberkit/foundation/form'
import { useMessages } from '@memberkit/foundation/messages'
import { replayMask } from '@memberkit/foundation/privacy'
import { AddressSection, addressErrors } from '@memberkit/parts/address/section'
import { summaryOf, useMethodDescription } from '@memberkit/parts/payment-method'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { Checkbox } from '@memberkit/primitives/checkbox'
import { DialogActions } from '@memberkit/primitives/dialog'
import { FormField } from '@memberkit/primitives/form'
import { BankIcon, CardIcon } from '@memberkit/primitives/icons'
import { SegmentedControl } from '@memberkit/primitives/segmented-control'
import { TextField } from '@memberkit/primitives/text-field'
import { useEffect, useRef, useState } from 'react'
import { addMethodMessages } from '../../messages/namespaces.ts'
import * as styles from './add.css.ts'
import { useBankProblems } from './bank-draft.ts'
import type { DebitPayee } from './debit-agreement.rules.ts'
import { BankAccountFieldsPart, ConsentPart } from './lazy-bank-parts.ts'
import { SecureCardFields } from './SecureCardFields.tsx'
import type { AddForm } from './useAddForm.ts'

export interface AddMethodFieldsProps {
  form: AddForm
  payee?: DebitPayee
  /** Without it, there is no button to leave. */
  onCancel?: () => void
}

/** The fields to add a card or a bank account, and the button that adds it. */
export function AddMethodFields({ form, payee, onCancel }: AddMethodFieldsProps) {
  const t = useMessages(addMethodMessages)
  const describe = useMethodDescription()
  const element = useRef<HTMLFormElement>(null)
  const { draft, card, bank, action, change, duplicate, isBusy } = form
  const { state } = action
  const bankProblems = useBankProblems(draft.bank)
  const isCard = draft.kind === 'card'
  // Whoever looks at the other kind and comes back finds what was entered: each stays once it was shown.
  const [shown, setShown] = useState({ card: isCard, bank: !isCard })
  if (!shown[isCard ? 'card' : 'bank']) setShown({ card: true, bank: true })
  const outcome = useRef<HTMLDivElement>(null)
  useFocusKept(element, state.phase, isBusy)
  const hasNews = Boolean(duplicate) || (state.phase !== 'idle' && state.phase !== 'pending')
  useEffect(() => {
    if (hasNews) outcome.current?.scrollIntoView({ block: 'nearest' })
  }, [hasNews])

  const chooseBank = () => {
    // The button is hidden along with the fields of a card: the keyboard goes on at the choice of the kind.
    element.current?.querySelector<HTMLElement>('input[value="bankAccount"]')?.focus()
    change({ kind: 'bankAccount' })
  }

  return (
    <DialogForm
      ref={element}
      errors={state.phase === 'refused' && state.fields ? addressErrors(state.fields, 'billingAddress') : undefined}
      problems={isCard ? {} : bankProblems}
      isPending={isBusy}
      // The previous outcome doesn't apply to the new input.
      onChange={state.phase === 'refused' || state.phase === 'failed' ? action.reset : undefined}
      onSubmit={() => void form.submit()}
    >
      <div className={styles.form}>
        {form.hasBankAccounts ? (
          <SegmentedControl
            label={t('kind')}
            isLabelHidden
            fit="container"
            value={draft.kind}
            onChange={(kind) => change({ kind: kind as typeof draft.kind })}
            options={[
              { value: 'card', label: t('card'), icon: <CardIcon /> },
              { value: 'bankAccount', label: t('bankAccount'), icon: <BankIcon /> },
            ]}
          />
        ) : null}
        {shown.card ? (
          <fieldset className={styles.kind} role="presentation" disabled={!isCard} hidden={!isCard}>
            <SecureCardFields fields={card} onUseBank={form.hasBankAccounts ? chooseBank : undefined} />
          </fieldset>
        ) : null}
        {shown.bank ? (
          <fieldset className={styles.kind} role="presentation" disabled={isCard} hidden={isCard}>
            <BankAccountFieldsPart
              draft={draft.bank}
              onChange={(next) => change({ bank: next })}
              account={bank.account}
            />
          </fieldset>
        ) : null}
        <AddressSection
          label={t('address')}
          name="billingAddress"
          autoCompleteSection="billing"
          value={draft.address}
          onChange={(address) => change({ address })}
        />
        <FormField name="name">
          {(field) => (
            <TextField
              {...field}
              {...replayMask}
              label={t('name')}
              description={t('name.hint')}
              optionalMark={t('optional')}
              maxLength={60}
              value={draft.name}
              onChange={(name) => change({ name })}
            />
          )}
        </FormField>
        {form.hasDefault ? (
          <Checkbox
            label={t('makeDefault')}
            isChecked={draft.isDefault}
            onChange={(isDefault) => change({ isDefault })}
          />
        ) : null}
        {!isCard && payee ? (
          <ConsentPart country={draft.bank.country} payee={payee} languages={form.languages} />
        ) : null}
        <div ref={outcome}>
          {!isCard && bank.failure ? <Alert tone="critical">{t(`failed.${bank.failure}`)}</Alert> : null}
          {duplicate ? (
            <Alert tone="caution" title={t('duplicate.title')}>
              {t('duplicate.text', { method: describe(summaryOf(duplicate)) })}
            </Alert>
          ) : null}
          <ActionMessage action={action} />
        </div>
        <DialogActions>
          {onCancel ? (
            <Button onPress={onCancel} aria-disabled={isBusy}>
              {t('cancel')}
            </Button>
          ) : null}
          {state.phase === 'unknown' && !isBusy ? null : (
            <Button
              type="submit"
              tone="primary"
              isPending={isBusy}
              aria-disabled={(isCard && card.state.phase !== 'ready') || undefined}
            >
              {t(duplicate ? 'duplicate.go' : 'submit')}
            </Button>
          )}
        </DialogActions>
      </div>
    </DialogForm>
  )
}
