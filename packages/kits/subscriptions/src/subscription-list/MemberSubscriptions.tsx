'use client'
import { restoreLostFocus, useMemberkit } from '@memberkit/foundation'
import { CardList, Cards } from '@memberkit/foundation/cards'
import { useMessages } from '@memberkit/foundation/messages'
import type { Resource } from '@memberkit/foundation/resource'
import { Button } from '@memberkit/primitives/button'
import { Heading } from '@memberkit/primitives/text'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { listMessages } from '../messages/namespaces.ts'
import type { SubscriptionRow } from '../shared/row.rules.ts'
import { groupOf } from '../shared/standing.rules.ts'
import { unreadName } from '../shared/unread-name.ts'
import { shownAtFirst } from './fold.rules.ts'
import { SubscriptionCard, type SubscriptionCardProps } from './SubscriptionCard.tsx'
import * as styles from './SubscriptionList.css.ts'
import type { SubscriptionListPageProps } from './SubscriptionListPage.tsx'
import { SubscriptionSkeleton } from './SubscriptionSkeleton.tsx'
import type { SubscriptionsData } from './useSubscriptions.ts'

export interface ListProps extends SubscriptionListPageProps, Pick<SubscriptionCardProps, 'onOpen' | 'onFlow'> {
  resource: Resource<SubscriptionsData>
  openId?: string
  /** The open page, in place of the list. */
  opened?: ReactNode
}

/** A card for each subscription: what runs first, what has ended below. As a section, a phone shows the first of many. */
export function MemberSubscriptions({ resource, slots, ...props }: ListProps) {
  const { onOpen, onFlow, onPay, owedOf, onChoosePlan, openId, opened, isSection } = props
  const t = useMessages(listMessages)
  const { currentDate } = useMemberkit()
  const end = useRef<HTMLDivElement>(null)
  /** The first plan that "Show all" brought. */
  const [revealed, setRevealed] = useState<string>()
  const [lastOpen, setLastOpen] = useState(openId)
  if (openId !== undefined && openId !== lastOpen) setLastOpen(openId)
  useEffect(() => {
    if (revealed === undefined) return
    // The button is gone: reading goes on with what it brought.
    const row = end.current?.parentElement?.querySelector(`[data-mk-row="${CSS.escape(revealed)}"]`)
    restoreLostFocus(row?.closest('button'), { preventScroll: true })
  }, [revealed])
  return (
    <CardList
      {...{ resource, openId, opened, isSection }}
      slots={slots}
      emptyAction={
        onChoosePlan ? (
          <Button tone="primary" onPress={onChoosePlan}>
            {t('empty.choose')}
          </Button>
        ) : undefined
      }
      skeleton={<SubscriptionSkeleton />}
      nameOf={unreadName}
      words={{
        title: t(isSection ? 'title.section' : 'title'),
        noun: t('noun'),
        caption: (count) => t('caption', { count }),
        emptyTitle: t('empty.heading'),
        emptyText: t('empty.text'),
        unreadable: t('unread'),
        more: t('more'),
        shown: (shown, count) => t('shown', { shown, count }),
      }}
    >
      {(shown, data) => {
        const later = laterOf(data.rows)
        const ended = shown.filter(({ standing }) => groupOf(standing) === 'ended')
        return (
          <>
            {cards(
              shown.filter((row) => !ended.includes(row)),
              later,
              data,
            )}
            {ended.length > 0 ? (
              <div className={ended.every((row) => later.includes(row)) ? styles.laterGroup : styles.group}>
                <Heading level={isSection ? 3 : 2} size={isSection ? 'md' : 'lg'}>
                  {t('group.ended')}
                </Heading>
                {cards(ended, later, data)}
              </div>
            ) : null}
            {isSection ? (
              <div ref={end} hidden={later.length === 0} className={later.length > 0 ? styles.showAll : undefined}>
                {later.length > 0 ? (
                  <Button onPress={() => setRevealed(later[0]!.id)}>{t('all', { count: data.count })}</Button>
                ) : null}
              </div>
            ) : null}
          </>
        )
      }}
    </CardList>
  )

  /** The rows that wait on a phone: none once all were asked for, or after one of them was open. */
  function laterOf(rows: readonly SubscriptionRow[]): readonly SubscriptionRow[] {
    if (!isSection || revealed !== undefined) return []
    const later = rows.slice(shownAtFirst(rows, currentDate()))
    return later.some(({ id }) => id === lastOpen) ? [] : later
  }

  function cards(
    some: readonly SubscriptionRow[],
    later: readonly SubscriptionRow[],
    { methodName, isLoading }: SubscriptionsData,
  ) {
    if (some.length === 0) return null
    return (
      <Cards>
        {some.map((row) => (
          <SubscriptionCard
            key={row.id}
            {...{ row, methodName, isLoading, onOpen, onFlow, onPay, owedOf, isSection }}
            isLater={later.includes(row)}
          />
        ))}
      </Cards>
    )
  }
}
