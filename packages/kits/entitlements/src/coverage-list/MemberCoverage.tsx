'use client'
import { useReturnFocus } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { type Resource, ResourceView, UnreadableRows } from '@memberkit/foundation/resource'
import { EmptyState } from '@memberkit/primitives/empty-state'
import { Section } from '@memberkit/primitives/card'
import { LoadMore } from '@memberkit/primitives/pagination'
import { Heading, Text } from '@memberkit/primitives/text'
import { type ReactNode, useRef, useState } from 'react'
import { listMessages } from '../messages/namespaces.ts'
import { type Group, groupOf } from '../shared/standing.rules.ts'
import { CoverageCard } from './CoverageCard.tsx'
import * as styles from './CoverageList.css.ts'
import type { CoverageListPageProps } from './CoverageListPage.tsx'
import { CoverageSkeleton } from './CoverageSkeleton.tsx'
import type { EntitlementsData } from './useEntitlements.ts'
import { unreadName } from '../shared/unread-name.ts'

export interface ListProps extends CoverageListPageProps {
  resource: Resource<EntitlementsData>
  onOpen: (entitlementId: string) => void
  openId?: string
  /** What is open, in place of the list. */
  opened?: ReactNode
}

const groups: readonly Group[] = ['today', 'later', 'ended']
/** Cards shown at first, and added by each "Show more". */
const step = 24

/** A card for each plan: what can be used today, what cannot yet, what is over. */
export function MemberCoverage({ resource, onOpen, openId, opened, onSetUp, onResolveBilling, slots = {} }: ListProps) {
  const t = useMessages(listMessages)
  const page = useRef<HTMLDivElement>(null)
  const [limit, setLimit] = useState(step)
  const rows = resource.state === 'ready' ? resource.data.rows : undefined
  useReturnFocus(page, openId, Boolean(rows), (id) => Boolean(rows?.some((row) => row.id === id)))
  if (opened) return opened
  return (
    <div className={styles.page} ref={page}>
      {slots.before}
      <ResourceView
        resource={resource}
        noun={t('noun')}
        showsUnreadable
        skeleton={<CoverageSkeleton />}
        isEmpty={({ count }) => count === 0}
        empty={
          slots.empty === undefined ? (
            <EmptyState title={t('empty.heading')}>{t('empty.text')}</EmptyState>
          ) : (
            slots.empty
          )
        }
      >
        {(data) => {
          const shown = data.rows.slice(0, limit)
          return (
            <>
              <header className={styles.heading}>
                <Heading level={2} size="xl">
                  {t('title')}
                </Heading>
                <Text tone="muted" size="sm">
                  {t('caption', { count: data.count })}
                </Text>
              </header>
              {slots.header?.(data)}
              {groups.map((group) => {
                const rows = shown.filter(({ standing }) => groupOf(standing) === group)
                return rows.length > 0 ? (
                  <Section key={group} title={t(`group.${group}`)} level={3}>
                    <ul className={styles.cards}>
                      {rows.map((row) => (
                        <CoverageCard key={row.id} {...{ row, onOpen, onSetUp, onResolveBilling }} />
                      ))}
                    </ul>
                  </Section>
                ) : null
              })}
              {data.unreadable.length > 0 ? (
                <UnreadableRows unreadable={data.unreadable} title={t('unread')} nameOf={unreadName} />
              ) : null}
              {data.rows.length > step ? (
                <LoadMore
                  label={t('more')}
                  count={t('shown', { shown: shown.length, count: data.rows.length })}
                  onPress={limit < data.rows.length ? () => setLimit(limit + step) : undefined}
                />
              ) : null}
            </>
          )
        }}
      </ResourceView>
      {slots.after}
    </div>
  )
}
