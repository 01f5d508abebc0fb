'use client'
import { OrderChannel } from '@memberkit/contract/commerce/orders'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useMessages } from '@memberkit/foundation/messages'
import { humanize } from '@memberkit/foundation/status'
import { useLabel } from '@memberkit/parts/labels'
import { FormField } from '@memberkit/primitives/form'
import { Select } from '@memberkit/primitives/select'
import { TextField } from '@memberkit/primitives/text-field'
import { useState } from 'react'
import { orderActionMessages } from '../messages/namespaces.ts'
import type { OrderForm } from './order-calls.ts'

/** Says where an order came from. A channel that nobody knows stays as it is until another one is chosen. */
export function SourceForm(form: OrderForm<'updateSource'>) {
  const { entity: order, run } = form
  const t = useMessages(orderActionMessages)
  const label = useLabel('OrderChannel')
  const [source, setSource] = useState(order.source ?? '')
  const [channel, setChannel] = useState<string>(order.channel ?? '')
  const known: readonly string[] = OrderChannel.options
  const options = order.channel && !known.includes(order.channel) ? [order.channel, ...known] : known
  return (
    <ActionForm
      {...form}
      onSubmit={() =>
        run({ body: { source: source.trim(), ...(channel && { channel: channel as typeof order.channel }) } as never })
      }
    >
      <FormField name="source" messages={{ valueMissing: t('source.missing') }}>
        {(field) => (
          <TextField
            {...field}
            label={t('source.label')}
            value={source}
            onChange={setSource}
            maxLength={80}
            isRequired
          />
        )}
      </FormField>
      <FormField name="channel">
        {(field) => (
          <Select
            {...field}
            label={t('source.channel')}
            value={channel}
            onChange={setChannel}
            options={[
              ...(order.channel ? [] : [{ value: '', label: t('source.none') }]),
              ...options.map((value) => ({ value, label: known.includes(value) ? label(value) : humanize(value) })),
            ]}
          />
        )}
      </FormField>
    </ActionForm>
  )
}
