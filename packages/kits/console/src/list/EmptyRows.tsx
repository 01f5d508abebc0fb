'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Inline } from '@memberkit/primitives/box'
import { EmptyState } from '@memberkit/primitives/empty-state'
import { useDeskContext } from '../fields/DeskContext.ts'
import { consoleMessages, laterMessages } from '../messages/namespaces.ts'
import type { DeskPage, Scope } from '../runtime/desk.ts'
import { useNouns } from '../words/useNouns.ts'
import { CreateButtons } from './CreateButtons.tsx'

export interface EmptyRowsProps {
  page: DeskPage
  /** The scope chosen first, such as a brand. */
  scope: Scope
  /** Whether the service was searched: others may be there. */
  isAsked: boolean
}

/** In place of a list without anything: why it is so, and what to do next. */
export function EmptyRows({ page, scope, isAsked }: EmptyRowsProps) {
  const t = useMessages(consoleMessages)
  const later = useMessages(laterMessages)
  const { words } = useDeskContext()
  const { many } = useNouns(page)
  const chosen = Object.entries(scope)
    .map(([param, value]) => later('scope.chosen', { what: words.field(param), value }))
    .join(' · ')
  if (isAsked)
    return (
      <EmptyState kind="missing" title={t('list.noMatch')}>
        {t('list.emptyAsked')}
      </EmptyState>
    )
  return (
    <EmptyState
      title={t('list.empty', { what: many })}
      action={
        page.create.length > 0 ? (
          <Inline gap="xs" flexWrap="wrap" justifyContent="center">
            <CreateButtons page={page} />
          </Inline>
        ) : null
      }
    >
      {chosen ? t('list.emptyFor', { what: chosen }) : t(page.create.length > 0 ? 'list.emptyNew' : 'list.emptyPlain')}
    </EmptyState>
  )
}
