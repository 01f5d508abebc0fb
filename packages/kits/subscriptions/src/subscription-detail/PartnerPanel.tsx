'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { Stack } from '@memberkit/primitives/box'
import { Card } from '@memberkit/primitives/card'
import type { ReactNode } from 'react'
import { detailMessages, listMessages } from '../messages/namespaces.ts'

export interface PartnerPanelProps {
  partner: string
  /** The host's own contact and rules. */
  contact?: (partner: string) => ReactNode
}

/** The partner that a subscription is sold through. */
export function PartnerPanel({ partner, contact }: PartnerPanelProps) {
  const t = useMessages(detailMessages)
  const words = useMessages(listMessages)
  const label = useLabel('CoBrandPartner')
  return (
    <Card title={t('partner')} level={3}>
      <Stack gap="sm">
        <div>{words('partner', { partner: label(partner) })}</div>
        {contact?.(partner)}
      </Stack>
    </Card>
  )
}
