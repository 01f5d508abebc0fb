'use client'
import type { Operation } from '@memberkit/contract'
import { useMemberkit } from '@memberkit/foundation'
import { ActionMessage, type ActionState, refusedState } from '@memberkit/foundation/action'
import { useMessages } from '@memberkit/foundation/messages'
import { stream } from '@memberkit/platform'
import { Inline, Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { Notice } from '@memberkit/primitives/notice'
import { announce } from '@memberkit/primitives/live'
import { useEffect, useRef, useState } from 'react'
import * as styles from '../fields/fields.css.ts'
import { laterMessages } from '../messages/namespaces.ts'
import { textOf } from '../runtime/address.ts'
import type { Entity } from '../runtime/desk.ts'

type State = 'idle' | 'running' | 'done' | 'stopped' | 'failed' | 'refused'

export interface StreamRun {
  readonly state: State
  /** The text that has arrived. */
  readonly text: string
  /** Why the service refused. */
  readonly refusal: ActionState<never>
  start: (input: object) => Promise<void>
  stop: () => void
  /** Clears the message of a refusal. */
  reset: () => void
}

const idle = { phase: 'idle' } as const

/** Runs an operation whose answer is written while it is read. */
export function useStreamRun(operation: Operation): StreamRun {
  const t = useMessages(laterMessages)
  const { client } = useMemberkit()
  const [state, setState] = useState<State>('idle')
  const [text, setText] = useState('')
  const [refusal, setRefusal] = useState<ActionState<never>>(idle)
  const aborting = useRef<AbortController>(undefined)
  useEffect(() => () => aborting.current?.abort(), [])

  const reset = () => {
    setState('idle')
    setRefusal(idle)
  }
  const start = async (input: object) => {
    if (state === 'running') return
    const controller = new AbortController()
    aborting.current = controller
    reset()
    setState('running')
    setText('')
    try {
      const answer = await stream(client, operation, input as never, { signal: controller.signal })
      if (!answer.ok) {
        setRefusal(refusedState(operation, answer))
        return setState('refused')
      }
      for await (const event of answer.data) setText((known) => known + wordsIn(event))
      setState('done')
      announce(t('stream.done'))
    } catch {
      setState(controller.signal.aborted ? 'stopped' : 'failed')
    }
    return undefined
  }
  return { state, text, refusal, start, stop: () => aborting.current?.abort(), reset }
}

export interface StreamCallProps {
  run: StreamRun
  isDenied: boolean
  label: string
}

/** The button that starts a stream, what has arrived, and how it ended. Goes in the form that starts it. */
export function StreamCall({ run, isDenied, label }: StreamCallProps) {
  const t = useMessages(laterMessages)
  const { state, text, refusal } = run
  const isRunning = state === 'running'
  const starting = useRef<HTMLButtonElement>(null)
  return (
    <Stack gap="md">
      <Inline gap="sm">
        <Button
          ref={starting}
          type="submit"
          tone="primary"
          isPending={isRunning}
          pendingLabel={t('working')}
          aria-disabled={isDenied}
        >
          {label}
        </Button>
        {isRunning ? (
          <Button
            onPress={() => {
              // This button is gone once it has stopped.
              starting.current?.focus()
              run.stop()
            }}
          >
            {t('stream.stop')}
          </Button>
        ) : null}
      </Inline>
      {text ? <div className={styles.lines}>{text}</div> : null}
      {state === 'refused' ? (
        <ActionMessage
          action={{
            state: refusal,
            isBusy: false,
            run: async () => refusal,
            reset: run.reset,
            errorOf: () => undefined,
          }}
        />
      ) : null}
      {state === 'stopped' || state === 'failed' ? <Notice tone="caution">{t(`stream.${state}`)}</Notice> : null}
    </Stack>
  )
}

/** Returns the words in an event, whatever it calls them. */
function wordsIn(event: unknown): string {
  if (typeof event !== 'object' || event === null) return textOf(event)
  const { delta, text, message } = event as Entity
  return textOf(delta ?? text ?? message)
}
