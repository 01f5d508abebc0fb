'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { FormField } from '@memberkit/primitives/form'
import { NumberField } from '@memberkit/primitives/number-field'
import { taxFormMessages, taxMessages } from '../messages/namespaces.ts'
import { rateText } from '../tax/rate-text.ts'
import { DayField } from './DayField.tsx'
import * as styles from './set-tax.css.ts'
import type { TaxDraft } from './tax-draft.rules.ts'

export interface TaxFieldsProps {
  draft: TaxDraft
  onChange: (draft: TaxDraft) => void
}

/** The rate, and the days from which and until which it applies. */
export function RateFields({ draft, onChange }: TaxFieldsProps) {
  const t = useMessages(taxFormMessages)
  const words = useMessages(taxMessages)
  const { locale } = useMemberkit()
  const example = rateText('8.25', locale)
  return (
    <>
      <FormField name="rate" messages={{ valueMissing: t('rate.missing', { example }) }}>
        {(field) => (
          <NumberField
            {...field}
            label={words('column.rate')}
            description={t('rate.hint')}
            value={draft.rate}
            onChange={(rate) => onChange({ ...draft, rate })}
            suffix="%"
            min={0}
            max={99.999}
            step={0.001}
            parseError={t('rate.unreadable', { example })}
            rangeError={t('rate.range')}
            isRequired
          />
        )}
      </FormField>
      <div className={styles.pair}>
        <DayField
          name="effectiveFrom"
          label={t('from.label')}
          value={draft.effectiveFrom}
          onChange={(effectiveFrom) => onChange({ ...draft, effectiveFrom })}
          isRequired
        />
        <DayField
          name="effectiveTo"
          label={t('to.label')}
          value={draft.effectiveTo}
          onChange={(effectiveTo) => onChange({ ...draft, effectiveTo })}
        />
      </div>
    </>
  )
}
