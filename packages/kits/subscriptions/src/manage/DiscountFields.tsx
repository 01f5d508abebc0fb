'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { compareDecimals, formatMoney, isDecimal } from '@memberkit/platform/formats'
import { FormField } from '@memberkit/primitives/form'
import { MoneyField } from '@memberkit/primitives/money-field'
import { RadioGroup } from '@memberkit/primitives/radio-group'
import { TextField } from '@memberkit/primitives/text-field'
import { manageMessages } from '../messages/namespaces.ts'
import { type DraftDiscount, percentageIn } from './discount.rules.ts'
import { DayField, LineField, NoteField } from './fields.tsx'

interface DiscountFieldsProps {
  draft: DraftDiscount
  onChange: (draft: DraftDiscount) => void
  currency: string
}

/** The fields for the name, value and days of a discount. */
export function DiscountFields({ draft, onChange, currency }: DiscountFieldsProps) {
  const t = useMessages(manageMessages)
  const { locale } = useMemberkit()
  const change = (part: Partial<DraftDiscount>) => onChange({ ...draft, ...part })
  return (
    <>
      <LineField
        name="label"
        label={t('discount.label')}
        description={t('discount.labelHint')}
        value={draft.label}
        onChange={(label) => change({ label })}
        isRequired
      />
      <FormField name="kind">
        {(field) => (
          <RadioGroup
            {...field}
            label={t('discount.kind')}
            value={draft.kind}
            onChange={(kind) => change({ kind: kind === 'percentage' ? 'percentage' : 'amount' })}
            options={[
              { value: 'amount', label: t('discount.amount') },
              { value: 'percentage', label: t('discount.percentage') },
            ]}
          />
        )}
      </FormField>
      {draft.kind === 'amount' ? (
        <FormField name="amount" messages={{ valueMissing: t('discount.amountMissing') }}>
          {(field) => (
            <MoneyField
              {...field}
              label={t('discount.amount')}
              currency={currency}
              value={draft.amount}
              onChange={(amount) => change({ amount })}
              parseError={t('amount.unreadable', { example: formatMoney('20.00', currency, locale) })}
              isRequired
            />
          )}
        </FormField>
      ) : (
        <FormField name="percentage" messages={{ valueMissing: t('discount.percentageMissing') }}>
          {(field) => (
            <TextField
              {...field}
              label={t('discount.percentage')}
              inputMode="decimal"
              autoComplete="off"
              suffix="%"
              value={draft.percentage}
              onChange={(percentage) => change({ percentage })}
              isRequired
            />
          )}
        </FormField>
      )}
      <DayField
        name="startsOn"
        label={t('discount.starts')}
        value={draft.startsOn}
        onChange={(startsOn) => change({ startsOn })}
        isRequired
      />
      <DayField
        name="endsOn"
        label={t('discount.ends')}
        description={t('discount.endsHint')}
        value={draft.endsOn}
        onChange={(endsOn) => change({ endsOn })}
        min={draft.startsOn || undefined}
      />
      <NoteField value={draft.note} onChange={(note) => change({ note })} />
    </>
  )
}

export function useDiscountProblems({ label, kind, amount, percentage }: DraftDiscount) {
  const t = useMessages(manageMessages)
  const isAbove = isDecimal(amount) && compareDecimals(amount, '0') > 0
  return {
    label: label.trim() ? undefined : t('line.missing'),
    amount: kind === 'amount' && amount !== '' && !isAbove ? t('amount.positive') : undefined,
    percentage:
      kind === 'percentage' && percentage && percentageIn(percentage) === undefined ? t('discount.range') : undefined,
  }
}
