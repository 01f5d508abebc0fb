'use client'
import { OrderChannel } from '@memberkit/contract/commerce/orders'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { usePrefilled } from '@memberkit/foundation/form'
import { useMessages } from '@memberkit/foundation/messages'
import { humanize } from '@memberkit/foundation/status'
import { useLabel } from '@memberkit/parts/labels'
import { FormField } from '@memberkit/primitives/form'
import { Select } from '@memberkit/primitives/select'
import { TextField } from '@memberkit/primitives/text-field'
import { orderActionMessages } from '../messages/namespaces.ts'
import type { OrderForm } from './order-calls.ts'

/** Says where an order came from. A channel that nobody knows stays as it is until another one is chosen. */
export function SourceForm(form: OrderForm<'updateSource'>) {
  const { entity: order, run } = form
  const t = useMessages(orderActionMessages)
  const label = useLabel('OrderChannel')
  const [{ source, channel }, change] = usePrefilled<{ source: string; channel: string }>({
    source: order.source ?? '',
    channel: order.channel ?? '',
  })
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
            onChange={(source) => change({ source })}
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
            onChange={(channel) => change({ channel })}
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
