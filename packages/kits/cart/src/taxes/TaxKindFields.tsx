'use client'
import { TaxCountry } from '@memberkit/contract/commerce/taxes'
import { useMessages } from '@memberkit/foundation/messages'
import { useRegions } from '@memberkit/parts/address'
import { useLabel } from '@memberkit/parts/labels'
import { FormField } from '@memberkit/primitives/form'
import { Select } from '@memberkit/primitives/select'
import { TextField } from '@memberkit/primitives/text-field'
import { taxFormMessages, taxMessages } from '../messages/namespaces.ts'
import type { TaxFieldsProps } from './RateFields.tsx'
import * as styles from './set-tax.css.ts'
import { inCountry, type TaxDraft } from './tax-draft.rules.ts'

/** The place, authority, name and subject of a tax. */
export function TaxKindFields({ draft, onChange }: TaxFieldsProps) {
  const t = useMessages(taxFormMessages)
  const words = useMessages(taxMessages)
  const country = useLabel('TaxCountry')
  const regions = useRegions(draft.country === 'CAN' ? 'CA' : 'US')
  const put = (part: Partial<TaxDraft>) => onChange({ ...draft, ...part })
  const hasArea = draft.administrativeArea !== ''
  return (
    <>
      <div className={styles.pair}>
        <FormField name="country">
          {(field) => (
            <Select
              {...field}
              label={words('filter.country')}
              options={TaxCountry.options.map((value) => ({ value, label: country(value) }))}
              value={draft.country}
              onChange={(value) => onChange(inCountry(draft, value))}
            />
          )}
        </FormField>
        <FormField name="administrativeArea">
          {(field) => (
            <Select
              {...field}
              label={t('area.label')}
              options={[{ value: '', label: t('area.whole') }, ...regions]}
              value={draft.administrativeArea}
              onChange={(administrativeArea) => put({ administrativeArea })}
            />
          )}
        </FormField>
      </div>
      {hasArea ? (
        <FormField name="locality">
          {(field) => (
            <TextField
              {...field}
              label={t('locality.label')}
              description={t('locality.hint')}
              optionalMark={t('optional')}
              autoComplete="off"
              value={draft.locality}
              onChange={(locality) => put({ locality })}
            />
          )}
        </FormField>
      ) : null}
      <div className={styles.pair}>
        <FormField name="jurisdiction" messages={{ valueMissing: t('jurisdiction.missing') }}>
          {(field) => (
            <TextField
              {...field}
              label={words('column.jurisdiction')}
              description={t('jurisdiction.hint')}
              autoComplete="off"
              value={draft.jurisdiction}
              onChange={(jurisdiction) => put({ jurisdiction })}
              isRequired
            />
          )}
        </FormField>
        <FormField name="label" messages={{ valueMissing: t('label.missing') }}>
          {(field) => (
            <TextField
              {...field}
              label={t('label.label')}
              description={t('label.hint')}
              autoComplete="off"
              value={draft.label}
              onChange={(label) => put({ label })}
              isRequired
            />
          )}
        </FormField>
      </div>
      <FormField name="productId">
        {(field) => (
          <TextField
            {...field}
            label={t('product.label')}
            description={t('product.hint')}
            optionalMark={t('optional')}
            autoComplete="off"
            value={draft.productId}
            onChange={(productId) => put({ productId })}
          />
        )}
      </FormField>
    </>
  )
}
