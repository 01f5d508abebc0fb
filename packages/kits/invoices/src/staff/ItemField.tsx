'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { formatMoney } from '@memberkit/platform/formats'
import { Facts } from '@memberkit/primitives/facts'
import { FormField } from '@memberkit/primitives/form'
import { RadioGroup } from '@memberkit/primitives/radio-group'
import { Text } from '@memberkit/primitives/text'
import { staffMessages } from '../messages/namespaces.ts'
import type { InvoiceItem } from '../shared/received.ts'

export interface ItemFieldProps {
  items: readonly InvoiceItem[]
  currency: string
  value: string | undefined
  onChange: (id: string) => void
}

/** A choice of one line of an invoice, with its amount; says so when there is none. */
export function ItemField({ items, currency, value, onChange }: ItemFieldProps) {
  const t = useMessages(staffMessages)
  const { locale } = useMemberkit()
  if (items.length === 0) return <Text as="p">{t('item.none')}</Text>
  return (
    <FormField name="itemId" messages={{ valueMissing: t('item.missing') }}>
      {(field) => (
        <RadioGroup
          {...field}
          label={t('item.choose')}
          appearance="card"
          value={value ?? ''}
          onChange={onChange}
          isRequired
          options={items.map(({ id, label, amount, jurisdiction }) => ({
            value: id,
            label,
            description: <Facts items={[formatMoney(amount, currency, locale), jurisdiction]} />,
          }))}
        />
      )}
    </FormField>
  )
}
