'use client'
import { useResource } from '@memberkit/foundation'
import { useEmit } from '@memberkit/foundation/events'
import { ListPage } from '@memberkit/foundation/list'
import { useMessages } from '@memberkit/foundation/messages'
import { ActionBar } from '@memberkit/primitives/action-bar'
import { ColumnsMenu, useTableColumns } from '@memberkit/primitives/table-columns'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { RowMenu } from '../actions/RowMenu.tsx'
import { usePageActions } from '../actions/usePageActions.ts'
import type { ConsoleEventTable } from '../events.ts'
import { useDeskContext } from '../fields/DeskContext.ts'
import { useFormat } from '../fields/useFormat.ts'
import type { Draft } from '../form/draft.ts'
import { consoleMessages, laterMessages } from '../messages/namespaces.ts'
import { useConsole } from '../place/ConsoleContext.ts'
import { addressOf, titleOf } from '../runtime/address.ts'
import type { DeskPage, DeskWay, Entity, Scope } from '../runtime/desk.ts'
import { BulkRunPart, EntityActionPart } from '../shell/form-parts.ts'
import * as styles from '../shell/shell.css.ts'
import { useNouns } from '../words/useNouns.ts'
import { usePageName } from '../words/usePageName.ts'
import { consoleColumns, type ConsoleRow, consoleList, hiddenColumns, rowOf } from './console-list.tsx'
import { CreateButtons } from './CreateButtons.tsx'
import { EmptyRows } from './EmptyRows.tsx'
import { useColumnSettings } from './useColumnSettings.ts'
import { ListViewsPart } from './views-part.ts'

export interface EntityRowsProps {
  page: DeskPage
  way: DeskWay
  scope: Scope
  query: Draft | undefined
  opened: ReactNode
  openId: string | undefined
  after: ReactNode
}

/** The rows of a list, with what can be done to one or several; kept while one is open. */
export function EntityRows({ page, way, scope, query, opened, openId, after }: EntityRowsProps) {
  const { go, place } = useConsole()
  const emit = useEmit<ConsoleEventTable>()
  const t = useMessages(consoleMessages)
  const later = useMessages(laterMessages)
  const { desk, words } = useDeskContext()
  const names = usePageName()
  const format = useFormat()
  const { table, allowedOn } = usePageActions(page)
  const [acting, setActing] = useState<{ row: ConsoleRow; intent: string }>()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [running, setRunning] = useState<{ name: string; rows: readonly ConsoleRow[] }>()
  const bulk = page.actions.filter(({ traits }) => traits.isBulk)
  const canSelect = bulk.length > 0
  const title = names(page.name, page.service)
  const { one, many } = useNouns(page)

  const select = useCallback(
    (data: unknown): readonly ConsoleRow[] =>
      (Array.isArray(data) ? (data as Entity[]) : data ? [data as Entity] : []).map((one) => rowOf(page, one)),
    [page],
  )
  const input = { ...addressOf(page, way.operation, scope), ...(query && { query }) }
  const resource = useResource(way.operation, input as never, { select })

  const hidden = useMemo(() => hiddenColumns(page), [page])
  const listName = `console.${page.service}.${page.name}`
  const [settings, setSettings] = useColumnSettings(listName, hidden)
  const columns = useMemo(() => consoleColumns(page, format, desk), [page, format, desk])
  const arranged = useTableColumns(columns, {
    settings,
    onSettingsChange: setSettings,
    resizeLabel: (header) => later('columns.resize', { header }),
    widthText: (pixels) => later('columns.width', { count: pixels }),
  })
  const list = useMemo(
    () =>
      consoleList({
        page,
        format,
        columns: arranged.columns,
        canSelect,
        labels: {
          selectAll: later('select.all'),
          selectRow: (row) => later('select.row', { row }),
          search: later('list.search'),
        },
        messages: {
          title,
          noun: t('list.noun', { what: many }),
          loading: t('loading', { what: title }),
          count: (count) => t('list.count', { count, one, many }),
          empty: { title: t('list.empty', { what: title }), text: t('list.emptyPlain') },
          noMatch: { title: t('list.noMatch') },
        },
      }),
    [page, format, arranged.columns, canSelect, later, t, title, one, many],
  )
  const rowActions = useCallback(
    (row: ConsoleRow) => (
      <RowMenu
        table={table}
        allowed={allowedOn(row.entity)}
        label={later('row.menu', { row: titleOf(page, row.entity, words) || row.id })}
        onChoose={(intent) => setActing({ row, intent })}
      />
    ),
    [page, table, allowedOn, later, words],
  )
  const openRow = (row: ConsoleRow) => {
    emit('console.entity.opened', { service: page.service, entity: page.name })
    go({ service: page.service, page: page.name, way: place.way, in: scope, id: row.id })
  }
  const rows = resource.state === 'ready' ? resource.data : []
  /** Without a list, the next step is to load it. */
  const isFailed = resource.state === 'failed'
  const chosen = rows.filter(({ id }) => selected.has(id))
  return (
    <>
      <div className={opened ? undefined : styles.listed}>
        <ListPage
          list={list}
          resource={resource}
          unreadable={resource.state === 'ready' ? resource.unreadable : undefined}
          opened={opened}
          openId={openId}
          onOpen={openRow}
          actingOn={acting?.row.id}
          rowActions={page.actions.length > 0 ? rowActions : undefined}
          hasRowMenus
          selectedIds={canSelect ? selected : undefined}
          onSelectionChange={canSelect ? setSelected : undefined}
          sizing={arranged.sizing}
          arrangement={{ settings, onChange: setSettings, Views: ListViewsPart }}
          isResized={arranged['data-resized'] !== undefined}
          onExport={(formatted, count) =>
            emit('console.list.exported', { service: page.service, format: formatted, count })
          }
          slots={{
            empty: <EmptyRows page={page} scope={scope} isAsked={query !== undefined} />,
            tools: (
              <>
                {page.create.length > 0 ? (
                  <span className={styles.firstTools}>
                    <CreateButtons page={page} tone={isFailed ? 'quiet' : 'primary'} />
                  </span>
                ) : null}
                {isFailed ? null : (
                  <span className={styles.tableOnly}>
                    <ColumnsMenu
                      label={later('columns.choose')}
                      size="small"
                      columns={columns}
                      settings={settings}
                      onSettingsChange={setSettings}
                      lastColumnReason={later('columns.last')}
                      resetLabel={later('columns.reset')}
                    />
                  </span>
                )}
              </>
            ),
          }}
        />
      </div>
      {canSelect && !opened ? (
        <ActionBar
          selectedCount={chosen.length}
          countLabel={later('select.count', { count: chosen.length })}
          onClear={() => setSelected(new Set())}
          actions={bulk.map(({ name, traits }) => ({
            label: words.action(name),
            tone: traits.isCritical ? 'critical' : 'secondary',
            onPress: () => setRunning({ name, rows: chosen }),
          }))}
          labels={{
            bar: later('select.bar'),
            clear: later('select.clear'),
            more: later('select.more'),
            appeared: later('select.appeared'),
          }}
        >
          {null}
        </ActionBar>
      ) : null}
      {resource.state === 'loading' || opened ? null : after}
      {running ? (
        <BulkRunPart
          page={page}
          name={running.name}
          rows={running.rows}
          scope={scope}
          onClose={() => setRunning(undefined)}
        />
      ) : null}
      {acting ? (
        <EntityActionPart
          page={page}
          table={table}
          intent={acting.intent}
          entity={acting.row.entity}
          isRow
          scope={scope}
          onClose={() => setActing(undefined)}
        />
      ) : null}
    </>
  )
}
