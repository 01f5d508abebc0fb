'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { humanize } from '@memberkit/foundation/status'
import { useLabel } from '@memberkit/parts/labels'
import { Card } from '@memberkit/primitives/card'
import { DateText } from '@memberkit/primitives/date-text'
import { Facts } from '@memberkit/primitives/facts'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import type { ReactNode } from 'react'
import { orderDetailMessages, orderMessages } from '../messages/namespaces.ts'
import { OrderPayment } from '../order/OrderPayment.tsx'
import type { Order } from '../order/received.ts'

/** When, how paid, for whom, and where it came from. */
export function OrderFacts({ order }: { order: Order }) {
  const t = useMessages(orderDetailMessages)
  const words = useMessages(orderMessages)
  const { realm } = useMemberkit()
  const channel = useLabel('OrderChannel')
  const userType = useLabel('OrderAuthorizedUserType')
  const area = useLabel('StateOrProvince')
  const isStaff = realm === 'Internal'
  const { buyer, authorizedUsers } = order
  return (
    <Card title={t('about')} level={3}>
      <KeyValue>
        {fact('createdAt', <DateText instant={order.createdAt} />)}
        {order.purchasedAt ? fact('purchasedAt', <DateText instant={order.purchasedAt} />) : null}
        {order.provisionedAt ? fact('provisionedAt', <DateText instant={order.provisionedAt} />) : null}
        {order.paymentMethod ? (
          <KeyValueItem label={words('fact.payment')}>
            <OrderPayment order={order} />
          </KeyValueItem>
        ) : null}
        {order.region ? fact('region', area(order.region)) : null}
        {buyer ? fact('buyer', [buyer.firstName, buyer.lastName].join(' ')) : null}
        {authorizedUsers.length > 0
          ? fact(
              'people',
              authorizedUsers.map(({ id, firstName, lastName, type }, index) => (
                <div key={id ?? index}>
                  <Facts items={[`${firstName} ${lastName}`, userType(type)]} />
                </div>
              )),
            )
          : null}
        {isStaff ? fact('owner', order.identityId ?? t('noOwner')) : null}
        {isStaff && order.groupId ? fact('group', order.groupId) : null}
        {isStaff && order.channel ? fact('channel', channelLabel(order.channel)) : null}
        {isStaff && order.source ? fact('source', order.source) : null}
        {isStaff && order.billingProvider ? fact('provider', order.billingProvider) : null}
        {isStaff && order.invoiceId ? fact('invoice', order.invoiceId) : null}
        {isStaff ? fact('id', order.id) : null}
      </KeyValue>
    </Card>
  )

  function fact(
    label:
      | 'createdAt'
      | 'purchasedAt'
      | 'provisionedAt'
      | 'region'
      | 'buyer'
      | 'people'
      | 'owner'
      | 'group'
      | 'channel'
      | 'source'
      | 'provider'
      | 'invoice'
      | 'id',
    value: ReactNode,
  ) {
    return <KeyValueItem label={t(`about.${label}`)}>{value}</KeyValueItem>
  }

  /** Marketing channels have no complete list: an unknown one is shown in readable letters. */
  function channelLabel(value: string) {
    return /^[A-Z_]+$/.test(value) ? humanize(value) : channel(value)
  }
}
