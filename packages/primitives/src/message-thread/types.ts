import type { ReactNode } from 'react'

export const messageStatuses = ['sending', 'sent', 'failed'] as const

export interface Message {
  kind?: 'message'
  id: string
  /** The time it was sent, in ISO 8601, such as '2026-03-08T14:30:00Z'. */
  time: string
  sender: { id: string; name: string; picture?: string }
  /** Whether the reader wrote it: aligned to the end. */
  isOwn?: boolean
  /** Plain text. Web addresses become links, without any other markup. */
  text: string
  attachments?: ReactNode
  /** Of an own message. */
  status?: 'sending' | 'sent' | 'failed'
  isEdited?: boolean
  /** Whether it was withdrawn: its text is no longer shown. */
  isRemoved?: boolean
}

/** An event between messages: "Bo Example joined." */
export interface SystemLine {
  kind: 'system'
  id: string
  time: string
  text: string
}

export type ThreadEntry = Message | SystemLine

export interface MessageThreadLabels {
  /** Read before own messages, for example "You". */
  you: string
  statuses: Readonly<Record<'sending' | 'sent' | 'failed', string>>
  /** The label of the button that sends a failed message again. */
  retry: string
  /** Shown beside an edited message, for example "edited". */
  edited: string
  /** Shown in place of a withdrawn message. */
  removed: string
  /** The label of the line before unread messages, for example "New". */
  unread: string
  /** The label of the button that goes to the end, for example "3 new messages". */
  newMessages: (count: number) => string
  older: string
  loadingOlder: string
  /** Read after a link, for example "opens in a new tab". */
  newTab: string
}

export const isOwn = (entry: ThreadEntry | undefined) => entry?.kind !== 'system' && entry?.isOwn === true
