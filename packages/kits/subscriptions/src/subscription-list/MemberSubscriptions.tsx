'use client'
import { useReturnFocus } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { type Resource, ResourceView, UnreadableRows } from '@memberkit/foundation/resource'
import { Section } from '@memberkit/primitives/card'
import { EmptyState } from '@memberkit/primitives/empty-state'
import { LoadMore } from '@memberkit/primitives/pagination'
import { Heading, Text } from '@memberkit/primitives/text'
import { type ReactNode, useRef, useState } from 'react'
import { listMessages } from '../messages/namespaces.ts'
import type { SubscriptionRow } from '../shared/row.rules.ts'
import { groupOf } from '../shared/standing.rules.ts'
import { unreadName } from '../shared/unread-name.ts'
import { SubscriptionCard, type SubscriptionCardProps } from './SubscriptionCard.tsx'
import * as styles from './SubscriptionList.css.ts'
import type { SubscriptionListPageProps } from './SubscriptionListPage.tsx'
import { SubscriptionSkeleton } from './SubscriptionSkeleton.tsx'
import type { SubscriptionsData } from './useSubscriptions.ts'

export interface ListProps extends SubscriptionListPageProps, Pick<SubscriptionCardProps, 'onOpen' | 'onFlow'> {
  resource: Resource<SubscriptionsData>
  openId?: string
  /** What is open, in place of the list. */
  opened?: ReactNode
}

/** Cards shown at first, and added by each "Show more". */
const step = 24

/** A card for each subscription: what runs first, what has ended below. */
export function MemberSubscriptions({ resource, slots = {}, ...props }: ListProps) {
  const { onOpen, onFlow, onPay, openId, opened, isSection } = props
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
        skeleton={<SubscriptionSkeleton />}
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
          const ended = shown.filter(({ standing }) => groupOf(standing) === 'ended')
          return (
            <>
              <div className={styles.heading}>
                <Heading level={2} size={isSection ? 'lg' : 'xl'}>
                  {t(isSection ? 'title.section' : 'title')}
                </Heading>
                <Text tone="muted" size="sm">
                  {t('caption', { count: data.count })}
                </Text>
              </div>
              {slots.header?.(data)}
              {cards(
                shown.filter((row) => !ended.includes(row)),
                data,
              )}
              {ended.length > 0 ? (
                <Section title={t('group.ended')} level={2}>
                  {cards(ended, data)}
                </Section>
              ) : null}
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

  function cards(some: readonly SubscriptionRow[], { methodName, isLoading }: SubscriptionsData) {
    if (some.length === 0) return null
    return (
      <ul className={styles.cards}>
        {some.map((row) => (
          <SubscriptionCard key={row.id} {...{ row, methodName, isLoading, onOpen, onFlow, onPay }} />
        ))}
      </ul>
    )
  }
}
