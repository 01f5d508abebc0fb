'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Card } from '@memberkit/primitives/card'
import { EmptyState } from '@memberkit/primitives/empty-state'
import type { ReactNode } from 'react'
import { transactionMessages } from '../../messages/namespaces.ts'

/** Says that group administrators can't see a member's transactions, who can, and leads on by the host's link. */
export function UnavailableToGroups({ link }: { link?: ReactNode }) {
  const t = useMessages(transactionMessages)
  return (
    <Card as="div">
      <EmptyState data-mk-state="unavailable" kind="denied" title={t('unavailable.heading')} action={link}>
        {t('unavailable.text')}
      </EmptyState>
    </Card>
  )
}
