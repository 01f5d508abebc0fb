'use client'
import { Button, LinkButton } from '@memberkit/primitives/button'
import type { ReactNode } from 'react'
import { coreMessages } from '../messages/core.ts'
import { useMessages } from '../messages/useMessages.ts'
import { useDeniedText } from '../permission/useDeniedText.ts'
import { useLoginUrl } from '../permission/login.ts'
import { Details } from './Details.tsx'
import { Panel } from './Panel.tsx'
import { isFinal } from './refusal.ts'
import type { Resource } from './resource.ts'
import { said, titleOf } from './titles.ts'
import { useSecondsLeft } from './useSecondsLeft.ts'

type Refused = Extract<Resource<unknown>, { state: 'refused' }>
type Failed = Extract<Resource<unknown>, { state: 'failed' }>

export interface FailedPanelProps {
  resource: Failed
  /** The noun of the content: "your invoices". */
  noun?: string
}

export interface RefusedPanelProps extends Omit<FailedPanelProps, 'resource'> {
  resource: Refused
  backLink?: ReactNode
}

/** Shows that a service refused a read: what it means for the person, and the next step. */
export function RefusedPanel({ resource, noun, backLink }: RefusedPanelProps) {
  const t = useMessages(coreMessages)
  const { reason, status, text, reference, retry, isRetrying } = resource
  const secondsLeft = useSecondsLeft(resource)
  const deniedText = useDeniedText()
  return (
    <Panel
      state={reason}
      title={titleOf(resource, t, noun)}
      actions={actions()}
      details={<Details {...{ status, text, reference }} />}
    >
      {words()}
    </Panel>
  )

  function words() {
    const what = said(reason)
    if (what === 'denied') return deniedText
    return what === 'rateLimited' ? t('rateLimitedText', { count: resource.retryAfter ?? 0 }) : t(`${what}Text`)
  }

  function actions() {
    if (reason === 'signedOut') return <SignIn />
    if (isFinal[reason]) return backLink
    return (
      <Button onPress={retry} isPending={isRetrying} aria-disabled={secondsLeft > 0}>
        {secondsLeft > 0 ? t('retryIn', { count: secondsLeft }) : t('retry')}
      </Button>
    )
  }
}

/** Shows that a read failed or the browser is offline. */
export function FailedPanel({ resource, noun }: FailedPanelProps) {
  const t = useMessages(coreMessages)
  const { isUnreadable, retry, isRetrying, status, text, reference } = resource
  const isOffline = resource.isOffline && !isUnreadable
  return (
    <Panel
      state={isOffline ? 'offline' : 'failed'}
      title={titleOf(resource, t, noun)}
      actions={
        <Button onPress={retry} isPending={isRetrying}>
          {t('retry')}
        </Button>
      }
      details={isOffline ? null : <Details {...{ status, text, reference }} />}
    >
      {t(isUnreadable ? 'unreadableText' : isOffline ? 'offlineText' : 'failedText')}
    </Panel>
  )
}

/** Leads to signing in and back to this page, if the host has a login service. */
export function SignIn() {
  const t = useMessages(coreMessages)
  const address = useLoginUrl()
  return address ? (
    <LinkButton tone="primary" href={address}>
      {t('signIn')}
    </LinkButton>
  ) : null
}
