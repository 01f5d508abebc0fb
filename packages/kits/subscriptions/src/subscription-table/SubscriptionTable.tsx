'use client'
import { permissionOf } from '@memberkit/contract'
import { listPaymentMethods } from '@memberkit/contract/commerce/payments'
import { createSubscription } from '@memberkit/contract/commerce/subscriptions'
import { useMemberkit } from '@memberkit/foundation'
import { useEmit } from '@memberkit/foundation/events'
import { ListPage } from '@memberkit/foundation/list'
import { useMessages } from '@memberkit/foundation/messages'
import { mapResource, useResource } from '@memberkit/foundation/resource'
import { summaryOf, useShortMethodDescription } from '@memberkit/parts/payment-method'
import { Button } from '@memberkit/primitives/button'
import { Text } from '@memberkit/primitives/text'
import { useCallback, useId, useMemo, useState } from 'react'
import type { SubscriptionsEventTable } from '../events.ts'
import { CreateSubscriptionPart, SubscriptionActionPart } from '../manage/manage-parts.ts'
import { SubscriptionRowMenu } from '../manage/SubscriptionMenu.tsx'
import { tableMessages } from '../messages/namespaces.ts'
import type { SubscriptionRow } from '../shared/row.rules.ts'
import type { SubscriptionActionName } from '../shared/subscription-actions.ts'
import type { ListProps } from '../subscription-list/MemberSubscriptions.tsx'
import { subscriptionTable, type TableRow } from './subscription-table.tsx'

/** The subscriptions of a person for staff: a table with filters, and every action at the end of a row. */
export function SubscriptionTable({
  identityId,
  resource,
  onOpen,
  openId,
  opened,
  transitions,
  slots = {},
}: ListProps) {
  const t = useMessages(tableMessages)
  const { can } = useMemberkit()
  const emit = useEmit<SubscriptionsEventTable>()
  const [acting, setActing] = useState<SubscriptionRow & { intent: SubscriptionActionName }>()
  const [isCreating, setCreating] = useState(false)
  const data = resource.state === 'ready' ? resource.data : undefined
  // The list has asked for them already.
  const methods = useResource(listPaymentMethods, { identityId })
  const brief = useShortMethodDescription()
  const known = methods.state === 'ready' ? methods.data : undefined
  const rows = useMemo<readonly TableRow[]>(() => {
    const methodOf = (id?: string) => known?.find((method) => method.id === id)
    return (
      data?.rows.map((row) => {
        const method = methodOf(row.subscription.paymentMethodId)
        const summary = method && summaryOf(method)
        const name = summary && brief(summary)
        return { ...row, method: summary && name ? { ...summary, name } : undefined }
      }) ?? []
    )
  }, [data, known, brief])
  const rowActions = useCallback(
    (row: SubscriptionRow) => <SubscriptionRowMenu row={row} onChoose={(intent) => setActing({ ...row, intent })} />,
    [],
  )
  const reason = useId()
  const isAllowed = can(permissionOf(createSubscription))
  return (
    <>
      <ListPage
        list={subscriptionTable}
        resource={mapResource(resource, () => rows)}
        unreadable={data?.unreadable}
        onOpen={onOpen && (({ id }) => onOpen(id))}
        openId={opened ? openId : undefined}
        opened={opened}
        actingOn={acting?.id}
        rowActions={rowActions}
        hasRowMenus
        onExport={(format, count) => emit('subscriptions.list.exported', { format, count })}
        slots={{
          before: slots.before,
          header: data && slots.header?.(data),
          tools: (
            <>
              {isAllowed ? null : (
                <Text id={reason} size="sm" tone="muted">
                  {t('create.denied')}
                </Text>
              )}
              <Button
                size="small"
                onPress={() => isAllowed && setCreating(true)}
                onPointerEnter={CreateSubscriptionPart.preload}
                onFocus={CreateSubscriptionPart.preload}
                aria-disabled={!isAllowed}
                aria-describedby={isAllowed ? undefined : reason}
              >
                {t('create')}
              </Button>
            </>
          ),
          after: slots.after,
          empty: slots.empty,
        }}
      />
      {acting && !opened ? (
        <SubscriptionActionPart
          row={acting}
          intent={acting.intent}
          transitions={transitions}
          onClose={() => setActing(undefined)}
        />
      ) : null}
      {isCreating ? <CreateSubscriptionPart identityId={identityId} onClose={() => setCreating(false)} /> : null}
    </>
  )
}
