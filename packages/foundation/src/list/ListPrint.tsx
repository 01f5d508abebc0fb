'use client'
import { type RefObject, useEffect } from 'react'
import { toolMessages } from '../messages/tools.ts'
import { useMessages } from '../messages/useMessages.ts'
import { PrintHeader } from '../print/PrintHeader.tsx'
import { printDocument } from '../print/printDocument.ts'
import { useMemberkit } from '../provider/context.ts'
import { describeFilters } from './describe-filters.ts'
import type { AnyList } from './define-list.ts'
import { useListMessages } from './useListMessages.ts'
import type { AnyListState } from './useListState.ts'

export interface ListPrintProps {
  list: AnyList
  state: AnyListState
  /** The element to print at once, and what to do afterwards. @default the page prints it when it likes */
  job?: { readonly printed: RefObject<HTMLElement | null>; readonly onEnd: () => void }
}

/** Shown on paper only: what the list is, and its filters in force. */
export function ListPrint({ list, state, job }: ListPrintProps) {
  const t = useMessages(toolMessages)
  const messages = useListMessages(list)
  const { locale } = useMemberkit()
  const { title } = messages
  useEffect(() => {
    if (!job) return undefined
    // In its own task: by then the header has its time.
    const turn = setTimeout(() => void printDocument({ title, only: job.printed.current }).then(job.onEnd))
    return () => clearTimeout(turn)
    // Once each time it is asked for.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <PrintHeader title={title} filters={describeFilters(list, state, messages, t, locale).join(' · ') || undefined} />
  )
}
