'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { formatMoney } from '@memberkit/platform/formats'
import { RadioGroup } from '@memberkit/primitives/radio-group'
import { Text } from '@memberkit/primitives/text'
import { staffMessages } from '../messages/namespaces.ts'
import type { InvoiceItem } from '../shared/received.ts'

export interface ItemChoiceProps {
  items: readonly InvoiceItem[]
  currency: string
  value: string | undefined
  onChange: (id: string) => void
  error?: string
}

/** One line of an invoice to be chosen, with its amount; says so when there is none. */
export function ItemChoice({ items, currency, value, onChange, error }: ItemChoiceProps) {
  const t = useMessages(staffMessages)
  const { locale } = useMemberkit()
  if (items.length === 0) return <Text as="p">{t('item.none')}</Text>
  return (
    <RadioGroup
      label={t('item.choose')}
      look="card"
      value={value ?? ''}
      onChange={onChange}
      error={error}
      isRequired
      options={items.map(({ id, label, amount, jurisdiction }) => ({
        value: id,
        label,
        description: [formatMoney(amount, currency, locale), jurisdiction].filter(Boolean).join(' · '),
      }))}
    />
  )
}
