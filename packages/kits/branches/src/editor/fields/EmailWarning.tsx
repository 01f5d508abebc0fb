'use client'
import { verifyEmail } from '@memberkit/contract/partners/email-verification'
import { useMessages } from '@memberkit/foundation/messages'
import { useResource } from '@memberkit/foundation/resource'
import { Button } from '@memberkit/primitives/button'
import { Notice } from '@memberkit/primitives/notice'
import { editorMessages } from '../../messages/namespaces.ts'

export interface EmailWarningProps {
  address: string
  /** Takes the address that the verification suggests. */
  onTake: (address: string) => void
}

/** Says that an address may not work, by the platform's verification. Nothing is said while, or where, it can't tell. */
export function EmailWarning({ address, onTake }: EmailWarningProps) {
  const t = useMessages(editorMessages)
  const verification = useResource(verifyEmail, { query: { email: address } }, { freshFor: 300_000 })
  if (verification.state !== 'ready' || verification.data.isDeliverable !== false) return null
  const { suggestion } = verification.data
  return (
    <Notice tone="caution">
      {t('email.undeliverable')}{' '}
      {suggestion ? (
        <Button size="small" tone="quiet" onPress={() => onTake(suggestion)}>
          {t('email.take', { address: suggestion })}
        </Button>
      ) : null}
    </Notice>
  )
}
