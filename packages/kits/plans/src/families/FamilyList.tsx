'use client'
import { useReturnFocus } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { type Resource, ResourceView, textIn, UnreadableRows } from '@memberkit/foundation/resource'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { EmptyState } from '@memberkit/primitives/empty-state'
import { Heading } from '@memberkit/primitives/text'
import { type ReactNode, useRef } from 'react'
import { familyMessages } from '../messages/namespaces.ts'
import { CategoryFilter } from './CategoryFilter.tsx'
import { filterFamilies } from './families.rules.ts'
import * as styles from './Families.css.ts'
import { FamiliesSkeleton } from './FamiliesSkeleton.tsx'
import { FamilyCard } from './FamilyCard.tsx'
import type { ProductFamiliesSlots } from './ProductFamiliesPage.tsx'
import type { ProductFamiliesData } from './useProductFamilies.ts'

export interface FamilyListProps {
  resource: Resource<ProductFamiliesData>
  /** The categories to show; none for all. */
  categories: readonly string[]
  onFilter: (categories: readonly string[], count: number) => void
  onOpen: (familyId: string) => void
  openId?: string | undefined
  /** The open family, which replaces the list. */
  opened?: ReactNode
  slots?: ProductFamiliesSlots | undefined
}

/** A card for each family, with a filter by category. */
export function FamilyList(props: FamilyListProps) {
  const { resource, onFilter, onOpen, openId, opened, slots = {} } = props
  const t = useMessages(familyMessages)
  const page = useRef<HTMLDivElement>(null)
  const rows = resource.state === 'ready' ? resource.data.rows : undefined
  useReturnFocus(page, openId, Boolean(rows), (id) => Boolean(rows?.some((row) => row.id === id)))
  if (opened) return opened
  return (
    <div className={styles.page} ref={page}>
      {slots.before}
      <Heading level={2} size="xl">
        {t('title')}
      </Heading>
      <ResourceView
        resource={resource}
        noun={t('noun')}
        showsUnreadable
        skeleton={<FamiliesSkeleton />}
        frame={(panel) => <Card as="div">{panel}</Card>}
        isEmpty={(data) => data.rows.length === 0}
        empty={
          slots.empty === undefined ? (
            <EmptyState title={t('empty.heading')}>{t('empty.text')}</EmptyState>
          ) : (
            slots.empty
          )
        }
      >
        {(data) => {
          // A category of the address that no family has filters nothing: the link is older than the catalogue.
          const categories = props.categories.filter((category) => data.categories.includes(category))
          const shown = filterFamilies(data.rows, categories)
          return (
            // Headers of what isn't a section would be landmarks of the whole page.
            <section className={styles.page}>
              {slots.header?.(data)}
              <CategoryFilter
                {...{ data, categories }}
                count={shown.length}
                onFilter={(chosen) => onFilter(chosen, filterFamilies(data.rows, chosen).length)}
              />
              {shown.length > 0 ? (
                <ul className={styles.cards}>
                  {shown.map((row) => (
                    <FamilyCard key={row.id} row={row} isLoadingProducts={data.isLoadingProducts} onOpen={onOpen} />
                  ))}
                </ul>
              ) : (
                <EmptyState
                  title={t('filtered.heading')}
                  action={<Button onPress={() => onFilter([], data.rows.length)}>{t('filter.clear')}</Button>}
                />
              )}
              {data.unreadable.length > 0 ? (
                <UnreadableRows
                  unreadable={data.unreadable}
                  title={t('unread')}
                  nameOf={({ received }) => textIn(received, 'internalName', 'id')}
                />
              ) : null}
            </section>
          )
        }}
      </ResourceView>
      {slots.after}
    </div>
  )
}
