'use client'
import { CardList, Cards } from '@memberkit/foundation/cards'
import { useMessages } from '@memberkit/foundation/messages'
import type { Resource } from '@memberkit/foundation/resource'
import { Button } from '@memberkit/primitives/button'
import { Section } from '@memberkit/primitives/card'
import { Heading } from '@memberkit/primitives/text'
import type { ReactNode } from 'react'
import { listMessages } from '../messages/namespaces.ts'
import { groupOf, groups } from '../shared/standing.rules.ts'
import { unreadName } from '../shared/unread-name.ts'
import { CoverageCard } from './CoverageCard.tsx'
import type { CoverageListPageProps } from './CoverageListPage.tsx'
import { CoverageSkeleton } from './CoverageSkeleton.tsx'
import type { EntitlementsData } from './useEntitlements.ts'

export interface ListProps extends CoverageListPageProps {
  resource: Resource<EntitlementsData>
  onOpen: (entitlementId: string) => void
  openId?: string
  /** The open page, in place of the list. */
  opened?: ReactNode
}

/** A card for each plan: what can be used today, what cannot yet, what is over. */
export function MemberCoverage({ resource, onOpen, openId, opened, slots, ...ways }: ListProps) {
  const { onSetUp, onResolveBilling, onChoosePlan } = ways
  const t = useMessages(listMessages)
  const title = t('title')
  return (
    <CardList
      {...{ resource, openId, opened }}
      slots={slots?.empty === undefined ? slots : { ...slots, empty: titled(slots.empty) }}
      emptyAction={
        onChoosePlan ? (
          <Button tone="primary" onPress={onChoosePlan}>
            {t('empty.choose')}
          </Button>
        ) : undefined
      }
      skeleton={<CoverageSkeleton />}
      nameOf={unreadName}
      words={{
        title,
        noun: t('noun'),
        caption: (count) => t('caption', { count }),
        emptyTitle: t('empty.heading'),
        emptyText: t('empty.text'),
        unreadable: t('unread'),
        more: t('more'),
        shown: (shown, count) => t('shown', { shown, count }),
      }}
    >
      {(shown) =>
        groups.map((group) => {
          const rows = shown.filter(({ standing }) => groupOf(standing) === group)
          return rows.length > 0 ? (
            <Section key={group} title={t(`group.${group}`)} level={3}>
              <Cards>
                {rows.map((row) => (
                  <CoverageCard key={row.id} {...{ row, onOpen, onSetUp, onResolveBilling }} />
                ))}
              </Cards>
            </Section>
          ) : null
        })
      }
    </CardList>
  )

  function titled(empty: ReactNode) {
    return (
      <>
        <Heading level={2} size="xl">
          {title}
        </Heading>
        {empty}
      </>
    )
  }
}
