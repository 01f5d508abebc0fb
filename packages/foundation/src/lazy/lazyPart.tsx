'use client'
import { type ComponentType, type ReactNode, useEffect, useReducer } from 'react'
import type { MessageNamespace } from '../messages/messages.ts'
import { useMemberkit } from '../provider/context.ts'
import { referenceOf } from '../resource/reference.ts'
import { FailedPanel } from '../resource/panels.tsx'

export interface LazyPartOptions {
  /** The messages it says, foundation's own included: loaded beside the code. */
  needs?: readonly (MessageNamespace<never> | string)[]
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
 * 300 ms; and a part that cannot be loaded says so and can be asked for again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { needs = [], fallback = null }: LazyPartOptions = {},
): LazyPart<Props> {
  let Loaded: ComponentType<Props> | undefined
  let isFailed = false
  let loading: Promise<void> | undefined
  const start = () =>
    (loading ??= load().then(
      (component) => {
        Loaded = component
      },
      () => {
        isFailed = true
        loading = undefined
      },
    ))

  function Part(props: Props) {
    const { messages } = useMemberkit()
    const [, update] = useReducer((count: number) => count + 1, 0)
    const waits = needs.map((need) => messages.load(typeof need === 'string' ? need : need.namespace)).filter(Boolean)
    const isReady = Boolean(Loaded) && waits.length === 0
    useEffect(() => {
      if (isReady || isFailed) return undefined
      let isMounted = true
      const again = () => isMounted && update()
      void Promise.all([start(), ...waits]).then(again, again)
      return () => {
        isMounted = false
      }
    })
    if (Loaded && isReady) return <Loaded {...props} />
    if (!isFailed) return fallback
    const retry = () => {
      isFailed = false
      update()
    }
    return (
      <FailedPanel
        resource={{ state: 'failed', isOffline: !navigator.onLine, reference: referenceOf('part'), retry }}
      />
    )
  }
  Part.preload = () => void start()
  return Part
}
