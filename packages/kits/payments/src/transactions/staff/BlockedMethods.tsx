'use client'
import { useMessages } from '@memberkit/foundation/messages'
import type { Resource } from '@memberkit/foundation/resource'
import { humanize } from '@memberkit/foundation/status'
import { type PaymentMethod, summaryOf, useMethodDescription } from '@memberkit/parts/payment-method'
import { Alert } from '@memberkit/primitives/alert'
import { transactionStaffMessages } from '../../messages/namespaces.ts'
import type { Transaction } from '../shared/received.ts'

export interface BlockedMethodsProps {
  blocked: ReadonlyMap<string, Transaction>
  methods: Resource<readonly PaymentMethod[]>
}

/** The bank's reason for each method that it declined permanently. */
export function BlockedMethods({ blocked, methods }: BlockedMethodsProps) {
  const t = useMessages(transactionStaffMessages)
  const say = useMethodDescription()
  const owned = methods.state === 'ready' ? methods.data.filter(({ id }) => blocked.has(id)) : []
  if (owned.length === 0) return null
  return (
    <Alert isStatic tone="critical" title={t('blocked')}>
      {owned.map((method) => {
        const reason = blocked.get(method.id)?.reason
        const name = say(summaryOf(method))
        return (
          <div key={method.id}>
            {reason
              ? t('blocked.reason', { method: name, reason: humanize(reason) })
              : t('blocked.noReason', { method: name })}
          </div>
        )
      })}
    </Alert>
  )
}
