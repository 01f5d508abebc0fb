'use client'
import { LinkButton } from '@memberkit/primitives/button'
import type { ReactNode } from 'react'
import { coreMessages } from '../messages/core.ts'
import { toolMessages } from '../messages/tools.ts'
import { useMessages } from '../messages/useMessages.ts'
import { Panel } from '../resource/panels.tsx'
import { useReloginUrl } from './login.ts'

/** What stands in the place of something the person may not see. Says nothing of whether it exists. */
export function Denied({ wayBack }: { wayBack?: ReactNode }) {
  const t = useMessages(coreMessages)
  return (
    <Panel state="denied" title={t('deniedTitle')} actions={wayBack}>
      {t('deniedText')}
    </Panel>
  )
}

/** A kit whose calls do not exist for this realm. */
export function UnavailableHere({ wayBack }: { wayBack?: ReactNode }) {
  const t = useMessages(coreMessages)
  return (
    <Panel state="unavailable" title={t('unavailableTitle')} actions={wayBack}>
      {t('unavailableText')}
    </Panel>
  )
}

/**
 * Signed in, but to another realm than this page's: one press leads to the right login and back. A link, never a
 * redirect by itself, so two services that disagree cannot send a person round in circles.
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
