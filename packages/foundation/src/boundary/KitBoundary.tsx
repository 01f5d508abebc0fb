'use client'
import { Component, type ReactNode, useEffect, useMemo } from 'react'
import { KitContext, useEmit } from '../events/useEmit.ts'
import type { KitEvent } from '../events/events.ts'
import { useMemberkit } from '../provider/context.ts'
import { FailedPanel } from '../resource/panels.tsx'
import { referenceOf } from '../resource/reference.ts'
import * as styles from './KitBoundary.css.ts'
import { useEarlyInput } from './useEarlyInput.ts'

export interface KitBoundaryProps<Event extends KitEvent = KitEvent> {
  /** The kit's name, for example `invoices`. */
  kit: string
  /** The ID of the data on display, such as an identity ID. A new subject or session closes everything open. */
  subject?: string
  onEvent?: (event: Event) => void
  children: ReactNode
}

/**
 * The root element of a kit, with `data-mk-kit`, and the container of its container queries. A crash inside shows a
 * message with a retry instead of a blank page. Emits `kit.load.started`.
 */
export function KitBoundary<Event extends KitEvent>({ kit, subject, onEvent, children }: KitBoundaryProps<Event>) {
  const { locale, session } = useMemberkit()
  const scope = useMemo(() => ({ kit, onEvent: onEvent as ((event: KitEvent) => void) | undefined }), [kit, onEvent])
  const root = useEarlyInput()
  return (
    <KitContext.Provider value={scope}>
      <div ref={root} className={styles.kit} data-mk-kit={kit} lang={locale}>
        <Guarded key={`${session?.subType} ${session?.identityId} ${subject}`} kit={kit}>
          {children}
        </Guarded>
      </div>
    </KitContext.Provider>
  )
}

function Guarded({ kit, children }: { kit: string; children: ReactNode }) {
  const emit = useEmit()
  useEffect(() => {
    emit('kit.load.started', {})
    // Once for each time the kit is shown, however often the host's handler changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [kit])
  return <Catcher onCrash={(reference) => emit('kit.load.failed', { cause: 'crash', reference })}>{children}</Catcher>
}

interface CatcherProps {
  onCrash: (reference: string) => void
  children: ReactNode
}

class Catcher extends Component<CatcherProps, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? 'unknown' }
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(referenceOf(String(error)))
  }

  readonly #retry = () => this.setState({ error: undefined })

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    const text = String(error).slice(0, 300)
    return (
      <>
        <Elsewhere onLeave={this.#retry} />
        <FailedPanel
          resource={{
            state: 'failed',
            isOffline: false,
            text,
            reference: referenceOf(String(error)),
            retry: this.#retry,
          }}
        />
      </>
    )
  }
}

/** Shows the kit again at another address, such as the one before the crash. */
function Elsewhere({ onLeave }: { onLeave: () => void }) {
  const { router } = useMemberkit()
  useEffect(() => router?.subscribe(onLeave), [router, onLeave])
  return null
}
