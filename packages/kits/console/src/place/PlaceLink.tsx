'use client'
import { Button } from '@memberkit/primitives/button'
import { Link } from '@memberkit/primitives/link'
import type { MouseEvent, ReactNode } from 'react'
import type { Place } from './console-link.ts'
import { useConsole } from './ConsoleContext.ts'

export interface PlaceLinkProps {
  to: Place
  appearance?: 'inline' | 'quiet'
  children: ReactNode
}

/** A link to a place of the console; a button where the host has no addresses. */
export function PlaceLink({ to, appearance, children }: PlaceLinkProps) {
  const { go, hrefOf } = useConsole()
  const href = hrefOf(to)
  if (href === undefined)
    return (
      <Button tone="quiet" size="small" onPress={() => go(to)}>
        {children}
      </Button>
    )
  const follow = (event: MouseEvent) => {
    // A new tab or window is the browser's.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    go(to)
  }
  return (
    <Link href={href} appearance={appearance} onClick={follow}>
      {children}
    </Link>
  )
}
