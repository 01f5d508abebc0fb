'use client'
import type { UnreadableItem } from '@memberkit/platform'
import { EmptyState } from '@memberkit/primitives/empty-state'
import { LoadMore } from '@memberkit/primitives/pagination'
import { SkeletonText } from '@memberkit/primitives/skeleton'
import { Heading, Text } from '@memberkit/primitives/text'
import { type ReactNode, useRef, useState } from 'react'
import { useReturnFocus } from '../focus/useReturnFocus.ts'
import type { Resource } from '../resource/resource.ts'
import { ResourceView } from '../resource/ResourceView.tsx'
import { UnreadableRows } from '../resource/unreadable.ts'
import type { UnreadableRowsProps } from '../resource/UnreadableRows.tsx'
import * as styles from './Cards.css.ts'

/** The data of a list of cards. */
export interface CardsData {
  rows: readonly { id: string }[]
  count: number
  unreadable: readonly UnreadableItem[]
}

export interface CardListWords {
  title: string
  noun: string
  caption: (count: number) => string
  emptyTitle: string
  emptyText: string
  unreadable: string
  more: string
  shown: (shown: number, count: number) => string
}

export interface CardListSlots<Data> {
  before?: ReactNode
  /** Between the heading and the cards. */
  header?: (data: Data) => ReactNode
  after?: ReactNode
  /** In place of the title and the message that there is nothing. `null` shows nothing there. */
  empty?: ReactNode
}

export interface CardListProps<Data extends CardsData> {
  resource: Resource<Data>
  words: CardListWords
  /** As tall as the cards, below the title. */
  skeleton: ReactNode
  /** What to do where there is nothing. */
  emptyAction?: ReactNode
  slots?: CardListSlots<Data>
  /** Whether it is one of several sections of a page, with a smaller heading. @default false */
  isSection?: boolean
  /** Returns what identifies an entry that can't be read. */
  nameOf: UnreadableRowsProps['nameOf']
  openId: string | undefined
  /** The opened entry, in place of the list. */
  opened?: ReactNode
  /** The cards of the rows that are shown, in `Cards`. */
  children: (rows: Data['rows'], data: Data) => ReactNode
}

/** Cards shown at first, and added by each "Show more". */
const step = 24

/** A list of cards in every state, from its first request to what opens in its place. */
export function CardList<Data extends CardsData>(props: CardListProps<Data>) {
  const { resource, words, skeleton, emptyAction, slots = {}, isSection, nameOf, openId, opened, children } = props
  const page = useRef<HTMLDivElement>(null)
  const [limit, setLimit] = useState(step)
  const rows = resource.state === 'ready' ? resource.data.rows : undefined
  useReturnFocus(page, openId, Boolean(rows), (id) => Boolean(rows?.some((row) => row.id === id)))
  if (opened) return opened
  const noteSize = isSection ? 'xs' : 'sm'
  const heading = (note?: ReactNode) => (
    <header className={isSection ? undefined : styles.heading}>
      <Heading level={2} size={isSection ? 'md' : 'xl'}>
        {words.title}
      </Heading>
      {note}
    </header>
  )
  return (
    <div className={styles.page} ref={page}>
      {slots.before}
      {/* The title shows at once, unlike its skeleton. */}
      {resource.state === 'loading' ? heading(<SkeletonText size={noteSize} sample={words.caption(2)} />) : null}
      <ResourceView
        resource={resource}
        noun={words.noun}
        showsUnreadable
        skeleton={skeleton}
        isEmpty={({ count }) => count === 0}
        frame={(panel) => (panel === slots.empty ? panel : framed(panel))}
        empty={
          slots.empty === undefined ? (
            <EmptyState title={words.emptyTitle} action={emptyAction}>
              {words.emptyText}
            </EmptyState>
          ) : (
            slots.empty
          )
        }
      >
        {(data) => {
          const shown = data.rows.slice(0, limit) as Data['rows']
          return (
            <>
              {heading(
                <Text tone="muted" size={noteSize}>
                  {words.caption(data.count)}
                </Text>,
              )}
              {slots.header?.(data)}
              {children(shown, data)}
              {data.unreadable.length > 0 ? (
                <UnreadableRows unreadable={data.unreadable} title={words.unreadable} nameOf={nameOf} />
              ) : null}
              {data.rows.length > step ? (
                <LoadMore
                  label={words.more}
                  count={words.shown(shown.length, data.rows.length)}
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

  /** What stands in the place of the cards has their title and their frame. */
  function framed(panel: ReactNode) {
    return (
      <>
        {heading()}
        <div className={styles.frame}>{panel}</div>
      </>
    )
  }
}
