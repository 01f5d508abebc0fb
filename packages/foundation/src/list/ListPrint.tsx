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
  /** The element to print. */
  printed: RefObject<HTMLElement | null>
  onEnd: () => void
}

/** Prints the list under a header that names the filters, then unmounts. */
export function ListPrint({ list, state, printed, onEnd }: ListPrintProps) {
  const t = useMessages(toolMessages)
  const messages = useListMessages(list)
  const { locale } = useMemberkit()
  const { title } = messages
  useEffect(() => {
    // In its own task: by then the header has its time.
    const turn = setTimeout(() => void printDocument({ title, only: printed.current }).then(onEnd))
    return () => clearTimeout(turn)
    // Once each time it is asked for.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <PrintHeader title={title} filters={describeFilters(list, state, messages, t, locale).join(' · ') || undefined} />
  )
}
