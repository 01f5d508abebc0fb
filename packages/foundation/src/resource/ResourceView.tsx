'use client'
import { type ReactNode, useEffect } from 'react'
import { useEmit } from '../events/useEmit.ts'
import type { LoadFailure } from '../events/events.ts'
import { useRetryOutcome } from './useRetryOutcome.tsx'
import * as styles from './ResourceView.css.ts'
import type { Resource } from './resource.ts'
import { FailedPanel, RefusedPanel } from './panels.tsx'
import { StaleNote } from './StaleNote.tsx'
import { UnreadableRows } from './unreadable.ts'

export interface ResourceViewProps<T> {
  resource: Resource<T>
  /** The noun of the content: "your invoices". Names it in error panels. */
  noun: string
  /** A SkeletonGroup, as tall as what replaces it. Reserves its space at once and shows after 150 ms. */
  skeleton: ReactNode
  /** Whether the data is empty; called if `empty` is given. @default an empty list */
  isEmpty?: (data: T) => boolean
  empty?: ReactNode
  /** The way back, shown if the content is gone or denied. */
  backLink?: ReactNode
  /** Whether `children` show unreadable elements themselves. @default false */
  showsUnreadable?: boolean
  /** Whether `children` say themselves that the data may be out of date, and offer to read it again. @default false */
  showsStale?: boolean
  /** Frames what replaces the content, such as with the title that the content would have. */
  frame?: (panel: ReactNode) => ReactNode
  children: (data: T) => ReactNode
}

/** Shows a resource in any state. Emits `kit.load.ended` and `kit.load.failed`. */
export function ResourceView<T>({
  resource: given,
  noun,
  skeleton,
  isEmpty = isEmptyList,
  empty,
  backLink,
  showsUnreadable,
  showsStale,
  frame = (panel) => panel,
  children,
}: ResourceViewProps<T>) {
  useLoadEvents(given)
  const [resource, arrival] = useRetryOutcome(given, noun)
  switch (resource.state) {
    case 'loading':
      return (
        <div className={styles.waiting} data-mk-state="loading" aria-busy>
          {skeleton}
        </div>
      )
    case 'refused':
      return frame(<RefusedPanel resource={resource} noun={noun} backLink={backLink} />)
    case 'failed':
      return frame(<FailedPanel resource={resource} noun={noun} />)
    case 'ready':
      return (
        <>
          {arrival}
          {empty !== undefined && !resource.unreadable?.length && isEmpty(resource.data)
            ? empty && frame(empty)
            : children(resource.data)}
          {resource.unreadable?.length && !showsUnreadable ? <UnreadableRows unreadable={resource.unreadable} /> : null}
          {resource.isStale && !showsStale ? <StaleNote resource={resource} noun={noun} /> : null}
        </>
      )
  }
}

function isEmptyList(data: unknown) {
  return Array.isArray(data) && data.length === 0
}

function useLoadEvents(resource: Resource<unknown>) {
  const emit = useEmit()
  const { state } = resource
  const trouble = state === 'ready' ? resource.trouble : state === 'loading' ? undefined : resource
  // What has been shown fails as silently as it is refetched, unless the service says why.
  const said = state === 'ready' && trouble?.state === 'failed' ? undefined : trouble
  const status = said?.status
  useEffect(() => {
    if (said) {
      const cause: LoadFailure = said.state === 'refused' ? 'refused' : said.isOffline ? 'network' : 'service'
      emit('kit.load.failed', { cause, status, reference: said.reference })
    } else if (state === 'ready') emit('kit.load.ended', {})
    // Once a change of state, not once a reading.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [state, status])
}
