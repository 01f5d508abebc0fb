'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { replayMask } from '@memberkit/foundation/privacy'
import { useLabel } from '@memberkit/parts/labels'
import { BankAccountType } from '@memberkit/contract/commerce/payments'
import { FormField } from '@memberkit/primitives/form'
import { RadioGroup } from '@memberkit/primitives/radio-group'
import { TextField } from '@memberkit/primitives/text-field'
import type { RefObject } from 'react'
import { addMethodMessages } from '../../messages/namespaces.ts'
import type { BankDraft } from './bank-draft.ts'
import { accountLengths, accountPattern } from './bank-numbers.rules.ts'

export interface BankAccountFieldsProps {
  draft: BankDraft
  onChange: (draft: BankDraft) => void
  /** The field of the account number. Its text stays in the field until it is passed to the vendor. */
  account: RefObject<HTMLInputElement | null>
  /** Whether the account is known and only its number changes. */
  hasFixedType?: boolean
}

const digits = { inputMode: 'numeric', autoComplete: 'off', spellCheck: false } as const

/** A bank account of the United States or Canada. */
export function BankAccountFields({ draft, onChange, account, hasFixedType }: BankAccountFieldsProps) {
  const t = useMessages(addMethodMessages)
  const label = useLabel('BankAccountType')
  const { country } = draft
  const set = (part: keyof BankDraft) => (value: string) => onChange({ ...draft, [part]: value })
  return (
    <>
      <RadioGroup
        label={t('account.country')}
        orientation="horizontal"
        name="accountCountry"
        value={country}
        onChange={set('country')}
        options={[
          { value: 'US', label: t('account.us') },
          { value: 'CA', label: t('account.ca') },
        ]}
      />
      {hasFixedType ? null : (
        <RadioGroup
          label={t('account.type')}
          orientation="horizontal"
          name="accountType"
          value={draft.type}
          onChange={set('type')}
          options={BankAccountType.options.map((value) => ({ value, label: label(value) }))}
        />
      )}
      {country === 'US' ? (
        <FormField name="routing">
          {(field) => (
            <TextField
              {...field}
              {...digits}
              {...replayMask}
              label={t('account.routing')}
              description={t('account.routingHint')}
              value={draft.routing}
              onChange={set('routing')}
              isRequired
            />
          )}
        </FormField>
      ) : (
        <>
          <FormField name="transit">
            {(field) => (
              <TextField
                {...field}
                {...digits}
                {...replayMask}
                label={t('account.transit')}
                description={t('account.transitHint')}
                value={draft.transit}
                onChange={set('transit')}
                isRequired
              />
            )}
          </FormField>
          <FormField name="institution">
            {(field) => (
              <TextField
                {...field}
                {...digits}
                {...replayMask}
                label={t('account.institution')}
                description={t('account.institutionHint')}
                value={draft.institution}
                onChange={set('institution')}
                isRequired
              />
            )}
          </FormField>
        </>
      )}
      <FormField name="account" messages={{ patternMismatch: t('account.numberWrong', accountLengths[country]) }}>
        {(field) => (
          // Uncontrolled: the number is in this field, on its way to the vendor, and nowhere else.
          <TextField
            {...field}
            {...digits}
            {...replayMask}
            ref={account}
            label={t('account.number')}
            description={t('account.numberHint')}
            pattern={accountPattern(country)}
            isRequired
          />
        )}
      </FormField>
    </>
  )
}
