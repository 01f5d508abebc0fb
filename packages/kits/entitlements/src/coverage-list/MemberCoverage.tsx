'use client'
import { CardList, Cards } from '@memberkit/foundation/cards'
import { useMessages } from '@memberkit/foundation/messages'
import type { Resource } from '@memberkit/foundation/resource'
import { Section } from '@memberkit/primitives/card'
import { SkeletonText } from '@memberkit/primitives/skeleton'
import { Heading } from '@memberkit/primitives/text'
import type { ReactNode } from 'react'
import { listMessages } from '../messages/namespaces.ts'
import { type Group, groupOf } from '../shared/standing.rules.ts'
import { unreadName } from '../shared/unread-name.ts'
import { CoverageCard } from './CoverageCard.tsx'
import type { CoverageListPageProps } from './CoverageListPage.tsx'
import * as styles from './CoverageList.css.ts'
import { CoverageSkeleton } from './CoverageSkeleton.tsx'
import type { EntitlementsData } from './useEntitlements.ts'

export interface ListProps extends CoverageListPageProps {
  resource: Resource<EntitlementsData>
  onOpen: (entitlementId: string) => void
  openId?: string
  /** The open page, in place of the list. */
  opened?: ReactNode
}

const groups: readonly Group[] = ['today', 'later', 'ended']

/** A card for each plan: what can be used today, what cannot yet, what is over. */
export function MemberCoverage({ resource, onOpen, openId, opened, onSetUp, onResolveBilling, slots }: ListProps) {
  const t = useMessages(listMessages)
  const title = t('title')
  return (
    <CardList
      {...{ resource, openId, opened }}
      slots={{ ...slots, before: withTitle(slots?.before) }}
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

  /** The list has its title itself, but not what stands in its place. */
  function withTitle(before: ReactNode) {
    const { state } = resource
    const isEmpty = state === 'ready' && resource.data.count === 0
    if (state === 'ready' && !isEmpty) return before
    // The host's own words for an empty list have a look of their own.
    const isFramed = state !== 'loading' && !(isEmpty && slots?.empty !== undefined)
    return (
      <>
        {before}
        <div className={isFramed ? styles.without : styles.heading}>
          <Heading level={2} size="xl">
            {title}
          </Heading>
          {state === 'loading' ? <SkeletonText size="sm" sample={t('caption', { count: 2 })} /> : null}
        </div>
      </>
    )
  }
}
