'use client'
import { Button, LinkButton } from '@memberkit/primitives/button'
import { EmptyState, type EmptyStateProps } from '@memberkit/primitives/empty-state'
import type { ReactNode } from 'react'
import { coreMessages } from '../messages/core.ts'
import type { core } from '../messages/en-US/core.ts'
import type { Translate } from '../messages/index.ts'
import { useMessages } from '../messages/useMessages.ts'
import { useLoginUrl } from '../permission/login.ts'
import { Details } from './Details.tsx'
import type { RefusalReason, Resource } from './resource.ts'
import { useSecondsLeft } from './useSecondsLeft.ts'

type Refused = Extract<Resource<unknown>, { state: 'refused' }>
type Failed = Extract<Resource<unknown>, { state: 'failed' }>

type Said = Exclude<RefusalReason, 'invalid' | 'busy'>

/** Reads have no input and are never exclusive, so these two have no messages here. */
const said = (reason: RefusalReason): Said => (reason === 'invalid' || reason === 'busy' ? 'other' : reason)

/** Titles that include the content's noun, if known. */
const withNoun = { deniedTitle: 'deniedNoun', goneTitle: 'goneNoun', failedTitle: 'failedNoun' } as const

/** Returns a short message for a read that brought nothing new. */
export function titleOf(resource: Resource<unknown>, t: Translate<typeof core>, noun?: string) {
  const title = titleKey(resource)
  return noun && isNamed(title) ? t(withNoun[title], { noun }) : t(title)
}

function titleKey(resource: Resource<unknown>) {
  if (resource.state === 'failed' && resource.isUnreadable) return 'unreadableTitle'
  if (resource.state === 'refused') return `${said(resource.reason)}Title` as const
  return 'isOffline' in resource && resource.isOffline ? 'offlineTitle' : 'failedTitle'
}

const isNamed = (title: string): title is keyof typeof withNoun => title in withNoun

interface Named {
  /** The noun of the content: "your invoices". */
  noun?: string
}

/** A retry can't change these. */
const isFinal: Partial<Record<RefusalReason, true>> = { denied: true, gone: true }

/** Shows that a service refused a read: what it means for the person, and the next step. */
export function RefusedPanel({ resource, noun, backLink }: { resource: Refused; backLink?: ReactNode } & Named) {
  const t = useMessages(coreMessages)
  const { reason, status, text, reference, retry, isRetrying } = resource
  const secondsLeft = useSecondsLeft(resource)
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
export function FailedPanel({ resource, noun }: { resource: Failed } & Named) {
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
  gone: 'missing',
  offline: 'offline',
}

/** The frame of every message that replaces content. */
export function Panel({ state, title, actions, details, children }: PanelProps) {
  return (
    <EmptyState data-mk-state={state} kind={kinds[state] ?? 'failed'} title={title} action={actions} details={details}>
      {children}
    </EmptyState>
  )
}
