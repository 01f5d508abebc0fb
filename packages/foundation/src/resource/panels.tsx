'use client'
import { Button, LinkButton } from '@memberkit/primitives/button'
import { EmptyState, type EmptyStateProps } from '@memberkit/primitives/empty-state'
import type { ReactNode } from 'react'
import { coreMessages } from '../messages/core.ts'
import { useMessages } from '../messages/useMessages.ts'
import { useLoginUrl } from '../permission/login.ts'
import { Details } from './Details.tsx'
import type { RefusalReason, Resource } from './resource.ts'
import { useSecondsLeft } from './useSecondsLeft.ts'

type Refused = Extract<Resource<unknown>, { state: 'refused' }>
type Failed = Extract<Resource<unknown>, { state: 'failed' }>

type Said = Exclude<RefusalReason, 'invalid' | 'busy'>

/** Reading takes no input and is never exclusive, so these two have no words of their own here. */
const said = (reason: RefusalReason): Said => (reason === 'invalid' || reason === 'busy' ? 'other' : reason)

/** The words that say in short what became of a reading that brought nothing new. */
export function titleOf(resource: Resource<unknown>) {
  if (resource.state === 'failed' && resource.isUnreadable) return 'unreadableTitle'
  if (resource.state === 'refused') return `${said(resource.reason)}Title` as const
  return 'isOffline' in resource && resource.isOffline ? 'offlineTitle' : 'failedTitle'
}

/** Trying again as it is cannot change these. */
const isFinal: Partial<Record<RefusalReason, true>> = { denied: true, gone: true }

/** A service refused to show something: says what that means for the person, and the one thing to do next. */
export function RefusedPanel({ resource, wayBack }: { resource: Refused; wayBack?: ReactNode }) {
  const t = useMessages(coreMessages)
  const { reason, status, text, reference, retry, isRetrying } = resource
  const secondsLeft = useSecondsLeft(resource)
  return (
    <Panel
      state={reason}
      title={t(titleOf(resource))}
      actions={actions()}
      details={<Details {...{ status, text, reference }} />}
    >
      {words()}
    </Panel>
  )

  function words() {
    const what = said(reason)
    return what === 'wait' ? t('waitText', { count: resource.retryAfter ?? 0 }) : t(`${what}Text`)
  }

  function actions() {
    if (reason === 'signedOut') return <SignIn />
    if (isFinal[reason]) return wayBack
    return (
      <Button onPress={retry} isPending={isRetrying} aria-disabled={secondsLeft > 0}>
        {secondsLeft > 0 ? t('retryIn', { count: secondsLeft }) : t('retry')}
      </Button>
    )
  }
}

/** Nothing came: the service failed or there is no network. */
export function FailedPanel({ resource }: { resource: Failed }) {
  const t = useMessages(coreMessages)
  const { isUnreadable, retry, isRetrying, status, text, reference } = resource
  const isOffline = resource.isOffline && !isUnreadable
  return (
    <Panel
      state={isOffline ? 'offline' : 'failed'}
      title={t(titleOf(resource))}
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

function SignIn() {
  const t = useMessages(coreMessages)
  const address = useLoginUrl()
  return address ? (
    <LinkButton tone="primary" href={address}>
      {t('signIn')}
    </LinkButton>
  ) : null
}

interface PanelProps {
  state: string
  title: string
  actions?: ReactNode
  details?: ReactNode
  children: ReactNode
}

const kinds: Partial<Record<string, EmptyStateProps['kind']>> = {
  denied: 'denied',
  signedOut: 'denied',
  unavailable: 'denied',
  realm: 'denied',
  gone: 'filtered',
  offline: 'offline',
}

/** The frame of every message that stands in the place of content. */
export function Panel({ state, title, actions, details, children }: PanelProps) {
  return (
    <EmptyState data-mk-state={state} kind={kinds[state] ?? 'failed'} title={title} action={actions} details={details}>
      {children}
    </EmptyState>
  )
}
