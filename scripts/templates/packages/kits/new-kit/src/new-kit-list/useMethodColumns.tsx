'use client'
import type { PaymentMethodStatus } from '@memberkit/contract/commerce/payments'
import { useMessages } from '@memberkit/foundation/messages'
import { type StatusLook, StatusText } from '@memberkit/foundation/status'
import type { TableColumn } from '@memberkit/primitives/table'
import { useMemo } from 'react'
import { newKitMessages } from '../messages/namespace.ts'
import { type MethodRow, statusTones } from './new-kit-list.rules.ts'

/** The columns of the list, the same while it loads. */
export function useMethodColumns(): readonly TableColumn<MethodRow>[] {
  const t = useMessages(newKitMessages)
  return useMemo(() => {
    const looks: Record<PaymentMethodStatus, StatusLook> = {
      ACTIVE: { label: t('status.ACTIVE'), tone: statusTones.ACTIVE },
      INACTIVE: { label: t('status.INACTIVE'), tone: statusTones.INACTIVE },
    }
    return [
      { id: 'name', header: t('column.name'), cardRole: 'title', cell: ({ method }) => method.name },
      {
        id: 'status',
        header: t('column.status'),
        cardRole: 'status',
        cell: ({ method }) => <StatusText field="paymentMethod.status" value={method.status} looks={looks} />,
      },
    ]
  }, [t])
}
