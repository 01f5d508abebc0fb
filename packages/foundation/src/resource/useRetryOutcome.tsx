'use client'
import { announce } from '@memberkit/primitives/live'
import { VisuallyHidden } from '@memberkit/primitives/visually-hidden'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { restoreLostFocus } from '../focus/restoreLostFocus.ts'
import { coreMessages } from '../messages/core.ts'
import { useMessages } from '../messages/useMessages.ts'
import { titleOf } from './titles.ts'
import type { Resource } from './resource.ts'

/**
 * Announces the outcome of a retry. The pressed button may be gone by then, so focus moves to an element before the
 * content, unless the person has moved elsewhere.
 *
 * @returns the resource, with a `retry` that records the person, and the element to render before the content
 */
export function useRetryOutcome<T>(resource: Resource<T>, noun?: string): [Resource<T>, ReactNode] {
  const t = useMessages(coreMessages)
  const [isAsked, setAsked] = useState(false)
  const place = useRef<HTMLElement>(null)
  const isUnderWay = resource.state === 'loading' || Boolean(resource.isRetrying)
  const wasUnderWay = useRef(isUnderWay)
  const hasCome = resource.state === 'ready' && !resource.isStale

  useEffect(() => {
    const isAnswered = wasUnderWay.current && !isUnderWay
    wasUnderWay.current = isUnderWay
    if (!isAsked || !isAnswered) return
    if (hasCome && restoreLostFocus(place.current, { preventScroll: true })) return
    announce(hasCome ? t('loaded') : titleOf(resource, t, noun))
    setAsked(false)
  }, [isAsked, isUnderWay, hasCome, resource, noun, t])

  if (resource.state === 'loading') return [resource, null]
  const retry = () => {
    setAsked(true)
    resource.retry()
  }
  const arrival = (
    <VisuallyHidden ref={place} tabIndex={-1} onBlur={() => setAsked(false)}>
      {t('loaded')}
    </VisuallyHidden>
  )
  return [{ ...resource, retry }, isAsked && hasCome ? arrival : null]
}
