'use client'
import { CardList, Cards } from '@memberkit/foundation/cards'
import { useMessages } from '@memberkit/foundation/messages'
import type { Resource } from '@memberkit/foundation/resource'
import { Button } from '@memberkit/primitives/button'
import { Heading } from '@memberkit/primitives/text'
import type { ReactNode } from 'react'
import { listMessages } from '../messages/namespaces.ts'
import type { SubscriptionRow } from '../shared/row.rules.ts'
import { groupOf } from '../shared/standing.rules.ts'
import { unreadName } from '../shared/unread-name.ts'
import { SubscriptionCard, type SubscriptionCardProps } from './SubscriptionCard.tsx'
import type { SubscriptionListPageProps } from './SubscriptionListPage.tsx'
import { SubscriptionSkeleton } from './SubscriptionSkeleton.tsx'
import type { SubscriptionsData } from './useSubscriptions.ts'

export interface ListProps extends SubscriptionListPageProps, Pick<SubscriptionCardProps, 'onOpen' | 'onFlow'> {
  resource: Resource<SubscriptionsData>
  openId?: string
  /** The open page, in place of the list. */
  opened?: ReactNode
}

/** A card for each subscription: what runs first, what has ended below. */
export function MemberSubscriptions({ resource, slots, ...props }: ListProps) {
  const { onOpen, onFlow, onPay, onChoosePlan, openId, opened, isSection } = props
  const t = useMessages(listMessages)
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
        const ended = shown.filter(({ standing }) => groupOf(standing) === 'ended')
        return (
          <>
            {cards(
              shown.filter((row) => !ended.includes(row)),
              data,
            )}
            {ended.length > 0 ? (
              <>
                <Heading level={isSection ? 3 : 2} size={isSection ? 'md' : 'lg'}>
                  {t('group.ended')}
                </Heading>
                {cards(ended, data)}
              </>
            ) : null}
          </>
        )
      }}
    </CardList>
  )

  function cards(some: readonly SubscriptionRow[], { methodName, isLoading }: SubscriptionsData) {
    if (some.length === 0) return null
    return (
      <Cards>
        {some.map((row) => (
          <SubscriptionCard key={row.id} {...{ row, methodName, isLoading, onOpen, onFlow, onPay, isSection }} />
        ))}
      </Cards>
    )
  }
}
