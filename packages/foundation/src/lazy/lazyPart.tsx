'use client'
import { type ComponentType, type ReactNode, useEffect, useReducer, useRef, useState } from 'react'
import type { Catalogue } from '../messages/catalogue.ts'
import { type MessageNamespace, nameOf } from '../messages/messages.ts'
import { isOnline } from '../online/useOnline.ts'
import { useMemberkit } from '../provider/context.ts'
import { PartFailed } from './PartFailed.tsx'

export interface LazyPartOptions {
  /** The messages it uses, including foundation's own: loaded in parallel with the code. */
  needs?: readonly (MessageNamespace<unknown> | string)[]
  /** Shown until it has loaded. Give it the part's height to prevent layout shift; omit it for floating parts. */
  fallback?: ReactNode
  /** Whether nothing is shown if loading fails: of something that nobody waits for. */
  isOptional?: boolean
}

export interface LazyPart<Props> {
  (props: Props): ReactNode
  /** Starts loading, on a hint of intent (such as hovering the button). */
  preload(): void
  /** Loads code and messages; rejects on failure. See `preloadParts`. */
  load(messages: Catalogue): Promise<unknown>
}

/**
 * Creates a component that loads its code when first shown. Works without Suspense, which would delay a fast load by
 * 300 ms. Retries once the browser is online; if loading fails, it offers to reload the page.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { needs = [], fallback = null, isOptional = false }: LazyPartOptions = {},
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
  const loadAll = (messages: Catalogue) => Promise.all([loadCode(), ...names.map(messages.load)])

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
      loadAll(messages).then(
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
    // Messages of another locale load in place: removing the part would lose entered values.
    if (Loaded && (isReady || (wasShown.current && !failure))) return <Loaded {...props} />
    if (!failure || isOptional) return fallback
    return <PartFailed isOffline={failure === 'offline'} />
  }
  Part.preload = () => void loadCode().catch(() => {})
  Part.load = loadAll
  return Part
}
