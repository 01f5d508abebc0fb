'use client'
import type { Operation } from '@memberkit/contract'
import { useMemberkit } from '@memberkit/foundation'
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

export interface StreamCallProps {
  operation: Operation
  input: () => object
  isDenied: boolean
  label: string
}

type State = 'idle' | 'running' | 'done' | 'stopped' | 'failed' | 'refused'

/** An answer that is written while it is read, and that can be stopped. */
export function StreamCall({ operation, input, isDenied, label }: StreamCallProps) {
  const t = useMessages(laterMessages)
  const { client } = useMemberkit()
  const [state, setState] = useState<State>('idle')
  const [text, setText] = useState('')
  const aborting = useRef<AbortController>(undefined)
  useEffect(() => () => aborting.current?.abort(), [])

  const start = async () => {
    const controller = new AbortController()
    aborting.current = controller
    setState('running')
    setText('')
    try {
      const answer = await stream(client, operation, input() as never, { signal: controller.signal })
      if (!answer.ok) return setState('refused')
      for await (const event of answer.data) setText((known) => known + wordsIn(event))
      setState('done')
      announce(t('stream.done'))
    } catch {
      setState(controller.signal.aborted ? 'stopped' : 'failed')
    }
    return undefined
  }
  return (
    <Stack gap="md">
      <Inline gap="sm">
        {state === 'running' ? (
          <Button onPress={() => aborting.current?.abort()}>{t('stream.stop')}</Button>
        ) : (
          <Button tone="primary" aria-disabled={isDenied} onPress={() => void (isDenied ? undefined : start())}>
            {label}
          </Button>
        )}
      </Inline>
      {text ? <div className={styles.lines}>{text}</div> : null}
      {state === 'stopped' || state === 'failed' || state === 'refused' ? (
        <Notice tone="caution">{t(`stream.${state}`)}</Notice>
      ) : null}
    </Stack>
  )
}

/** Returns the words in an event, whatever it calls them. */
function wordsIn(event: unknown): string {
  if (typeof event !== 'object' || event === null) return textOf(event)
  const { delta, text, message } = event as Entity
  return textOf(delta ?? text ?? message)
}
