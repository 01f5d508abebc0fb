'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Notice } from '@memberkit/primitives/notice'
import { cartMessages } from '../messages/namespaces.ts'

interface OrderingForProps {
  name: string
  groupName?: string
}

/** Whom the order is for, where somebody else is at the cart. Printed with a quote. */
export function OrderingFor({ name, groupName }: OrderingForProps) {
  const t = useMessages(cartMessages)
  return (
    <Notice tone="info" isStatic>
      {groupName === undefined ? t('orderingFor', { name }) : t('orderingFor.group', { name, group: groupName })}
    </Notice>
  )
}
