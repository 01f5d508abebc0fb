'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useEmit } from '@memberkit/foundation/events'
import { useMessages } from '@memberkit/foundation/messages'
import { Stack } from '@memberkit/primitives/box'
import { Card } from '@memberkit/primitives/card'
import { Disclosure } from '@memberkit/primitives/disclosure'
import { announce } from '@memberkit/primitives/live'
import { Notice } from '@memberkit/primitives/notice'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { Text } from '@memberkit/primitives/text'
import { useEffect, useState } from 'react'
import type { ConsoleEventTable } from '../events.ts'
import { consoleMessages } from '../messages/namespaces.ts'
import { useConsole } from '../place/ConsoleContext.ts'
import { PlaceLink } from '../place/PlaceLink.tsx'
import { usePageName } from '../words/usePageName.ts'
import * as styles from './home.css.ts'
import { type SearchOutcome, searchServices } from './search-services.ts'

type State = { readonly state: 'searching' } | ({ readonly state: 'ready' } & SearchOutcome)

/**
 * The results of every service that can be searched. A service that fails says so; the rest is there. Pages that can't
 * be searched for this are named: nothing found says nothing of them.
 */
export function SearchResults({ text }: { text: string }) {
  const t = useMessages(consoleMessages)
  const emit = useEmit<ConsoleEventTable>()
  const nameOf = usePageName()
  const { services } = useConsole()
  const { queryClient } = useMemberkit()
  const [found, setFound] = useState<State>({ state: 'searching' })
  useEffect(() => {
    const controller = new AbortController()
    void searchServices(queryClient, services, text, controller.signal).then((result) => {
      if (controller.signal.aborted) return
      setFound({ state: 'ready', ...result })
      emit('console.search.ended', { services: services.length, found: result.hits.length })
      announce(t('home.found', { count: result.hits.length }))
    })
    return () => controller.abort()
    // Once a text: what is found doesn't change while it is read.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [text])
  if (found.state === 'searching')
    return (
      <SkeletonGroup label={t('home.searching')}>
        <SkeletonText lines={4} />
      </SkeletonGroup>
    )
  const unsearched = [...new Set(found.unsearched.map(({ page, service }) => nameOf(page, service)))]
  return (
    <Card title={t('home.results', { text })} level={3}>
      <Stack gap="sm">
        {found.failed.length > 0 ? (
          <Notice tone="caution" isStatic>
            {t('home.failed', { what: found.failed.map((name) => nameOf(name)).join(', ') })}
          </Notice>
        ) : null}
        {found.hits.length === 0 ? (
          <Text as="p">{t(found.failed.length > 0 ? 'home.nothingElse' : 'home.nothing')}</Text>
        ) : (
          <ul className={styles.places}>
            {found.hits.map(({ service, page, id, title }) => (
              <li key={`${service} ${page} ${id}`} className={styles.place}>
                <span className={styles.quiet}>{nameOf(page, service)}</span>
                <PlaceLink to={{ service, page, id }}>{title || id}</PlaceLink>
                {title && title !== id ? <span className={styles.quiet}>{id}</span> : null}
              </li>
            ))}
          </ul>
        )}
        {unsearched.length > 0 ? (
          <Disclosure title={t('home.unsearchedTitle', { count: unsearched.length })}>
            <Text as="p">{t('home.unsearched', { what: unsearched.join(', ') })}</Text>
          </Disclosure>
        ) : null}
      </Stack>
    </Card>
  )
}
