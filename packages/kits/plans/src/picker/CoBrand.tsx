'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { Text } from '@memberkit/primitives/text'
import type { ReactNode } from 'react'
import { pickerMessages } from '../messages/namespaces.ts'

interface CoBrandProps {
  partner: string
  slot: ((partner: string) => ReactNode) | undefined
}

/** The partner that sells beside us: the host's logo and legal line, or its name. */
export function CoBrand({ partner, slot }: CoBrandProps) {
  const t = useMessages(pickerMessages)
  const partnerLabel = useLabel('CoBrandPartner')
  if (slot) return slot(partner)
  return (
    <Text as="p" tone="muted">
      {t('cobrand', { partner: partnerLabel(partner) })}
    </Text>
  )
}
