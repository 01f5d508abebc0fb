'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { EmptyState } from '@memberkit/primitives/empty-state'
import { Button } from '@memberkit/primitives/button'
import { SkeletonGroup, SkeletonText, Skeleton } from '@memberkit/primitives/skeleton'
import { useMemo } from 'react'
import { DeskContext } from '../fields/DeskContext.ts'
import { consoleMessages } from '../messages/namespaces.ts'
import { useConsole } from '../place/ConsoleContext.ts'
import type { Desk } from '../runtime/desk.ts'
import { useDesk } from '../runtime/useDesk.ts'
import { useWords } from '../words/useWords.ts'
import { useWordsState } from '../words/useWordsState.ts'
import { usePageName } from '../words/usePageName.ts'
import { DeskRouter } from './DeskRouter.tsx'

/** The service of a place, once its definition and its words have loaded. */
export function DeskPlace() {
  const { place, services, go } = useConsole()
  const t = useMessages(consoleMessages)
  const nameOf = usePageName()
  const entry = services.find(({ service }) => service === place.service)
  const loaded = useDesk(entry)
  const words = useWordsState(entry?.service)
  if (!entry)
    return (
      <EmptyState kind="missing" title={t('nowhere')} action={<Button onPress={() => go({})}>{t('home')}</Button>} />
    )
  if (loaded.state === 'failed' || words === 'failed')
    return (
      <EmptyState
        kind="failed"
        title={t('partFailed')}
        action={<Button onPress={() => location.reload()}>{t('reload')}</Button>}
      />
    )
  if (loaded.state === 'loading' || words === 'loading')
    return (
      <SkeletonGroup label={t('loading', { what: nameOf(place.page ?? entry.service) })}>
        <SkeletonText size="xl" width="md" />
        <Skeleton height="panel" />
      </SkeletonGroup>
    )
  return <Ready key={entry.service} desk={loaded.desk} />
}

function Ready({ desk }: { desk: Desk }) {
  const words = useWords(desk.service, desk.names)
  const value = useMemo(() => ({ desk, words }), [desk, words])
  return (
    <DeskContext.Provider value={value}>
      <DeskRouter />
    </DeskContext.Provider>
  )
}
