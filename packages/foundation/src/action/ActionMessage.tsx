'use client'
import { Alert } from '@memberkit/primitives/alert'
import { Button, LinkButton } from '@memberkit/primitives/button'
import type { Operation } from '@memberkit/contract'
import type { ReactNode } from 'react'
import { actionMessages } from '../messages/actions.ts'
import { useMessages } from '../messages/useMessages.ts'
import { useLoginUrl } from '../permission/login.ts'
import { Details } from '../resource/Details.tsx'
import { useSecondsLeft } from '../resource/useSecondsLeft.ts'
import type { Action } from './options.ts'
import { outcomeMessageOf } from './outcome-message.ts'

export interface ActionMessageProps<O extends Operation> {
  action: Action<O>
  /** Replaces the next step, where to send the same again can't help. */
  actions?: ReactNode
}

/**
 * Shows the state of an action and the next step, in every phase with a message. Put it beside the control that starts
 * the action; entered values stay. useAction announces it, so it isn't a live region itself.
 */
export function ActionMessage<O extends Operation>({ action, actions }: ActionMessageProps<O>) {
  const t = useMessages(actionMessages)
  const { state, successMessage } = action
  if (state.phase === 'done') {
    return successMessage ? (
      <Alert isStatic data-mk-action="done" tone="positive">
        {successMessage}
      </Alert>
    ) : null
  }
  const words = action.outcomeMessage ?? outcomeMessageOf(state, t)
  if (!words?.text || !t.isReady) return null
  return (
    <Alert
      isStatic
      data-mk-action={state.phase}
      tone={words.tone ?? 'caution'}
      title={words.title}
      actions={actions ?? <NextStep action={action} />}
    >
      {words.text}
      {'reference' in state ? <Details {...state} /> : null}
    </Alert>
  )
}

function NextStep<O extends Operation>({ action }: { action: Action<O> }) {
  const t = useMessages(actionMessages)
  const { state, retry, check } = action
  const login = useLoginUrl()
  const secondsLeft = useSecondsLeft(state.phase === 'refused' ? state : {})
  if (state.phase === 'unknown') {
    return (
      <Button size="small" isPending={!check} pendingLabel={t('checking')} onPress={check}>
        {t('checkAgain')}
      </Button>
    )
  }
  return (
    <>
      {state.phase === 'refused' && state.reason === 'signedOut' && login ? (
        <LinkButton size="small" tone="primary" href={login} target="_blank" rel="noopener">
          {t('signIn')}
        </LinkButton>
      ) : null}
      {retry ? (
        <Button size="small" onPress={retry} aria-disabled={secondsLeft > 0}>
          {secondsLeft > 0 ? t('retryIn', { count: secondsLeft }) : t('retry')}
        </Button>
      ) : null}
    </>
  )
}
