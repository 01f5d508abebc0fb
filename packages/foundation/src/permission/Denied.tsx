'use client'
import { LinkButton } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import type { ReactNode } from 'react'
import { coreMessages } from '../messages/core.ts'
import { toolMessages } from '../messages/tools.ts'
import { useMessages } from '../messages/useMessages.ts'
import { Panel } from '../resource/Panel.tsx'
import { useReloginUrl } from './login.ts'
import { useDeniedText } from './useDeniedText.ts'

/** Replaces content that the person may not see. Doesn't reveal whether it exists. */
export function Denied({ backLink }: { backLink?: ReactNode }) {
  const t = useMessages(coreMessages)
  return (
    <Panel state="denied" title={t('deniedTitle')} actions={backLink}>
      {useDeniedText()}
    </Panel>
  )
}

/** Replaces a kit whose operations don't exist for this realm. */
export function UnavailableHere({ backLink }: { backLink?: ReactNode }) {
  const t = useMessages(coreMessages)
  return (
    <Card>
      <Panel state="unavailable" title={t('unavailableTitle')} actions={backLink}>
        {t('unavailableText')}
      </Panel>
    </Card>
  )
}

/**
 * For a session of another realm than the page's: links to the right login and back. A link rather than a redirect, so
 * that two services that disagree can't cause a loop.
 */
export function RealmMismatch() {
  const t = useMessages(toolMessages)
  const address = useReloginUrl()
  if (!address || !t.isReady) return null
  return (
    <Panel
      state="realm"
      title={t('realmTitle')}
      actions={
        <LinkButton tone="primary" href={address}>
          {t('realmSignIn')}
        </LinkButton>
      }
    >
      {t('realmText')}
    </Panel>
  )
}
