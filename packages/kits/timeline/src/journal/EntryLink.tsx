'use client'
import { useMemberkit } from '@memberkit/foundation'
import { Link } from '@memberkit/primitives/link'
import type { MouseEvent, ReactNode } from 'react'
import { journalLink } from './journal-link.ts'

export interface EntryLinkProps {
  id: string
  /** Read in place of the time alone: "Link to this entry, Mar 8, 2026, 2:30 PM". */
  label: string
  onFollow: () => void
  children: ReactNode
}

/** The time of an entry as its address, to be copied or followed; plain text where the host has no addresses. */
export function EntryLink({ id, label, onFollow, children }: EntryLinkProps) {
  const { router } = useMemberkit()
  if (!router) return children
  const follow = (event: MouseEvent) => {
    // A new tab or window is the browser's.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onFollow()
  }
  return (
    <Link
      href={journalLink.toLink({ entry: id }, router.current())}
      appearance="quiet"
      aria-label={label}
      onClick={follow}
    >
      {children}
    </Link>
  )
}
