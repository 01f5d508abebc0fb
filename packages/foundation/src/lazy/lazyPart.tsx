'use client'
import { type ComponentType, type ReactNode, useEffect, useReducer, useRef, useState } from 'react'
import { type MessageNamespace, nameOf } from '../messages/messages.ts'
import { isOnline } from '../online/useOnline.ts'
import { useMemberkit } from '../provider/context.ts'
import { FailedPanel } from '../resource/panels.tsx'
import { referenceOf } from '../resource/reference.ts'

export interface LazyPartOptions {
  /** The messages it says, foundation's own included: loaded beside the code. */
  needs?: readonly (MessageNamespace<unknown> | string)[]
  /** In its place until it is there. As tall as the part, so that nothing jumps; nothing for what floats. */
  fallback?: ReactNode
}

export interface LazyPart<Props> {
  (props: Props): ReactNode
  /** Starts loading, for when the intent shows (a pointer over the button). */
  preload(): void
}

/**
 * A component whose code is loaded when it is first shown. Without Suspense, which would hold a fast answer back for
 * 300 ms; and a part that cannot be loaded says so and can be asked for again. One that met no network is loaded when there
 * is one.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { needs = [], fallback = null }: LazyPartOptions = {},
): LazyPart<Props> {
  const names = needs.map(nameOf)
  let Loaded: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  const loadCode = () =>
    (loading ??= load().then(
      (component) => {
        Loaded = component
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    ))

  function Part(props: Props) {
    const { messages } = useMemberkit()
    const [, arrived] = useReducer((count: number) => count + 1, 0)
    const [failure, setFailure] = useState<'offline' | 'failed'>()
    const isReady = Boolean(Loaded) && !names.some(messages.isWaiting)
    const wasShown = useRef(false)
    wasShown.current ||= isReady
    useEffect(() => {
      if (isReady || failure) return undefined
      let isWanted = true
      Promise.all([loadCode(), ...names.map(messages.load)]).then(
        () => isWanted && arrived(),
        () => isWanted && setFailure(isOnline() ? 'failed' : 'offline'),
      )
      return () => {
        isWanted = false
      }
    }, [isReady, failure, messages])
    useEffect(() => {
      if (failure !== 'offline') return undefined
      const retry = () => setFailure(undefined)
      addEventListener('online', retry)
      return () => removeEventListener('online', retry)
    }, [failure])
    // The words of another language are waited for in place: what has been entered would go with the part.
    if (Loaded && (isReady || (wasShown.current && !failure))) return <Loaded {...props} />
    if (!failure) return fallback
    const retry = () => setFailure(undefined)
    const isOffline = failure === 'offline'
    return <FailedPanel resource={{ state: 'failed', isOffline, reference: referenceOf('part'), retry }} />
  }
  Part.preload = () => void loadCode().catch(() => {})
  return Part
}
