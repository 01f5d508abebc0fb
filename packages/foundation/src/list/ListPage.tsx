'use client'
import { type UnreadableItem, unreadableItemsIn } from '@memberkit/platform'
import { EmptyState } from '@memberkit/primitives/empty-state'
import { type ReactNode, useRef, useState } from 'react'
import { useReturnFocus } from '../focus/useReturnFocus.ts'
import type { Resource } from '../resource/resource.ts'
import { ResourceView } from '../resource/ResourceView.tsx'
import type { AnyList, List, ListRow, ListMessages } from './define-list.ts'
import { useListMessages } from './useListMessages.ts'
import type { FilterTable } from './filters.ts'
import * as styles from './List.css.ts'
import { ListHeading } from './ListHeading.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'
import { ListView, type ListViewProps } from './ListView.tsx'
import { type AnyListState, useListState } from './useListState.ts'

/** Content of a kit, or of a host through it. */
export interface ListSlots {
  /** Above everything, in every state. */
  before?: ReactNode
  /** Above the list, once it has loaded. */
  header?: ReactNode
  /** After the filters and the export, such as a button that adds one; also where the list is empty or has failed. */
  tools?: ReactNode
  /** As tall as `header`, while loading. */
  headerSkeleton?: ReactNode
  /** Below everything, in every state. */
  after?: ReactNode
  /** The way on from the empty state; `null` shows none. @default `tools` */
  emptyAction?: ReactNode
  /** Replaces the empty state; `null` shows nothing. */
  empty?: ReactNode
}

export interface ListPageProps<Row, Messages, Filters, Column extends string, State> extends Pick<
  ListViewProps<Row>,
  | 'onOpen'
  | 'rowActions'
  | 'hasRowMenus'
  | 'exportItems'
  | 'onExport'
  | 'selectedIds'
  | 'onSelectionChange'
  | 'sizing'
  | 'isResized'
  | 'arrangement'
> {
  list: List<Row, Messages, Filters, Column, State>
  resource: Resource<readonly Row[]>
  /** Unreadable rows. @default those omitted from the resource's list */
  unreadable?: readonly UnreadableItem[]
  /** The open item, shown instead of the list. The list keeps its filters and length, and restores focus. */
  opened?: ReactNode
  /** The id of the open row. */
  openId?: string
  /** The id of the row that a dialog is about: it gets focus when the dialog closes. */
  actingOn?: string
  slots?: ListSlots
}

/** A list in every state from its first request: skeleton, filters, table, export and print. */
export function ListPage<
  Row extends ListRow,
  Messages extends ListMessages,
  Filters extends FilterTable<Row, Messages>,
  Column extends string,
  State extends object,
>(props: ListPageProps<Row, Messages, Filters, Column, State>) {
  // The parts below are generic over the row type.
  return <Page {...(props as unknown as AnyListPageProps)} />
}

type AnyListPageProps = ListPageProps<ListRow, ListMessages, AnyList['filters'], string, AnyListState['linkState']>

function Page({ list, resource, unreadable: given, opened, openId, actingOn, slots = {}, ...view }: AnyListPageProps) {
  const messages = useListMessages(list)
  const isReady = resource.state === 'ready'
  const unreadable = given ?? (isReady ? unreadableItemsIn(resource.data) : [])
  const state = useListState(list, isReady ? resource.data : undefined)
  const page = useRef<HTMLDivElement>(null)
  const hasRow = (id: string) => !isReady || resource.data.some((row) => row.id === id)
  useReturnFocus(page, openId, isReady, hasRow)
  useReturnFocus(page, actingOn, isReady, hasRow)
  const [lastOpened, setLastOpened] = useState(openId)
  if (openId && openId !== lastOpened) setLastOpened(openId)
  const [isPrinting, setPrinting] = useState(false)
  if (opened) return opened
  return (
    <div className={styles.page} ref={page}>
      {isPrinting ? (
        <list.Print list={list} state={state} job={{ printed: page, onEnd: () => setPrinting(false) }} />
      ) : state.isFiltered && isReady ? (
        <list.PrintedFilters list={list} state={state} />
      ) : null}
      {slots.before}
      <ResourceView
        resource={resource}
        noun={messages.noun}
        skeleton={
          <ListSkeleton
            list={list}
            header={slots.headerSkeleton}
            rowActions={view.rowActions}
            hasRowMenus={view.hasRowMenus}
          />
        }
        showsUnreadable
        frame={(panel) => (
          <div className={styles.list}>
            <ListHeading title={messages.title}>
              {resource.state === 'failed' && slots.tools ? <div className={styles.tools}>{slots.tools}</div> : null}
            </ListHeading>
            {panel}
          </div>
        )}
        empty={
          slots.empty === undefined ? (
            <EmptyState
              title={messages.empty.title}
              action={slots.emptyAction === undefined ? slots.tools : slots.emptyAction}
            >
              {messages.empty.text}
            </EmptyState>
          ) : (
            slots.empty
          )
        }
      >
        {() => (
          <>
            {slots.header}
            <ListView
              {...view}
              list={list}
              state={state}
              unreadable={unreadable}
              tools={slots.tools}
              revealId={lastOpened}
              onPrint={() => setPrinting(true)}
            />
          </>
        )}
      </ResourceView>
      {slots.after}
    </div>
  )
}
