'use client'
import { permissionOf } from '@memberkit/contract'
import { updateResolutionAssigneeId } from '@memberkit/contract/partners/resolutions'
import { useMemberkit, useReturnFocus } from '@memberkit/foundation'
import { useEmit } from '@memberkit/foundation/events'
import { useLinkState } from '@memberkit/foundation/links'
import { UnavailableHere, usePermission } from '@memberkit/foundation/permission'
import { ResourceView } from '@memberkit/foundation/resource'
import { useNamedViews } from '@memberkit/foundation/views'
import { ActionBar } from '@memberkit/primitives/action-bar'
import { announce } from '@memberkit/primitives/live'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { ResolutionsEventTable } from '../events.ts'
import type { AssignSubject } from './assign/assign.rules.ts'
import { UnfinishedAssignment } from './assign/UnfinishedAssignment.tsx'
import * as styles from './Queue.css.ts'
import { ownViews } from './own-views.ts'
import { queueLink } from './queue-link.ts'
import { AssignPart, FilterBarPart, KeysDialogPart } from './queue-parts.tsx'
import { useRedactedElsewhere } from '../shared/purge.ts'
import { cleared, filterNames, usualPageSizes, withFilter } from './queue.rules.ts'
import { QueueEmpty } from './QueueEmpty.tsx'
import { QueueHeader } from './QueueHeader.tsx'
import { QueueNews } from './QueueNews.tsx'
import { QueueSkeleton } from './QueueSkeleton.tsx'
import { QueueTable } from './QueueTable.tsx'
import { QueueViews } from './QueueViews.tsx'
import type { QueueCase } from './received.ts'
import { usePlatformNow } from './usePlatformNow.ts'
import { useQueue } from './useQueue.ts'
import { useIsPhone } from './useIsPhone.ts'
import { useQueueKeys } from './useQueueKeys.ts'
import type { QueueNavigation } from './useQueueNavigation.ts'
import { useQueueWords } from './useQueueWords.ts'
import { usePrefetchedRows } from './usePrefetchedRows.ts'
import { useViewCounts } from './useViewCounts.ts'

const noRows: readonly QueueCase[] = []

export interface QueuePageProps {
  /** Opens a case; without it, rows can't be pressed. */
  onOpen?: (resolutionId: string) => void
  /** The case that is open beside the queue. */
  openId?: string
  /** Connects the queue with the case beside it; replaces `onOpen` and `openId`. */
  navigation?: QueueNavigation
  /** The group of the staff directory whose people can be assignees, too. */
  directoryGroup?: string
  /** The number of cases in the first request, and in each further one. @default 100 and 200 */
  pageSizes?: readonly [first: number, next: number]
  /** The level of the heading. @default 2 */
  level?: 1 | 2 | 3
  /** A host's own tools, such as a button that opens a new case. */
  tools?: ReactNode
}

/** The queue for staff and law firms; others have no such search, and nothing is requested. */
export function QueuePage(props: QueuePageProps) {
  const { realm } = useMemberkit()
  return realm === 'Internal' || realm === 'Partner' ? <Page {...props} /> : <UnavailableHere />
}

function Page({ navigation, directoryGroup, pageSizes = usualPageSizes, level = 2, tools, ...given }: QueuePageProps) {
  useRedactedElsewhere()
  const words = useQueueWords()
  const { t } = words
  const emit = useEmit<ResolutionsEventTable>()
  const [filters, setFilters] = useLinkState(queueLink)
  const [text, setText] = useState('')
  const own = useNamedViews(ownViews)
  const [firstPage, nextPage] = pageSizes
  const resource = useQueue({ filters, words: text, firstPage, nextPage })
  const data = resource.state === 'ready' ? resource.data : undefined
  const isDenied = resource.state === 'refused' && resource.reason === 'denied'
  const isFiltered = filterNames(filters).length > 0
  const isPlain = filters.view === undefined && !isFiltered && text === ''
  const counts = useViewCounts(isPlain ? data : undefined, firstPage)
  const now = usePlatformNow(data !== undefined)
  const isPhone = useIsPhone()
  const [wasFiltered] = useState(isFiltered)
  const [toggled, setFiltersOpen] = useState<boolean>()
  // A phone begins with the cases that a link leads to: the button tells how many filters it sets.
  const areFiltersOpen = toggled ?? (wasFiltered && !isPhone)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [assigning, setAssigning] = useState<AssignSubject>()
  const [areKeysShown, setKeysShown] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const openId = navigation?.openId ?? given.openId
  const canAssign = usePermission(permissionOf(updateResolutionAssigneeId))
  const rows = data?.rows ?? noRows
  useReturnFocus(root, openId, data !== undefined, (id) => rows.some((row) => row.id === id))
  const order = navigation?.order
  const total = data?.total ?? 0
  useEffect(
    () =>
      order?.report(
        rows.map(({ id }) => id),
        total,
      ),
    [order, rows, total],
  )
  const chosen = useMemo(() => rows.filter(({ id }) => selected.has(id)), [rows, selected])
  const prefetch = usePrefetchedRows()
  // The open filters announce their result themselves.
  const found =
    data && text && !data.isSearching && !areFiltersOpen ? t('found', { count: data.total, total: data.total }) : ''
  useEffect(() => {
    if (found) announce(found)
  }, [found])

  const open = navigation ? navigation.open : given.onOpen
  const openRow =
    open &&
    ((row: QueueCase) => {
      emit('resolutions.case.opened', { resolutionId: row.id })
      open(row.id)
    })
  const assign = (cases: readonly QueueCase[]) => cases.length > 0 && canAssign && setAssigning({ cases })
  const change = (next: typeof filters) => {
    setSelected(new Set())
    setFilters({ ...cleared, view: undefined, ...next }, { replace: true })
  }
  const clear = () => {
    setText('')
    change({ view: filters.view })
  }
  useQueueKeys({
    root,
    search,
    onAssign: (id) => assign(chosen.length > 0 ? chosen : rows.filter((row) => row.id === id)),
    onHelp: () => setKeysShown(true),
  })

  return (
    <div ref={root} className={styles.page}>
      <QueueHeader
        isDenied={isDenied}
        isCounted={isFiltered || text ? areFiltersOpen : counts.countOf({ view: filters.view }) !== undefined}
        {...{ words, level, text, search, tools, filters, resource, own: own.views }}
        onText={setText}
        areFiltersOpen={areFiltersOpen}
        onToggleFilters={() => setFiltersOpen(!areFiltersOpen)}
        onShowKeys={() => setKeysShown(true)}
        printed={root}
      />
      <UnfinishedAssignment isBusy={assigning !== undefined} onResume={setAssigning} />
      <QueueViews {...{ filters, words, counts, isDenied }} own={own.views} onChange={change}>
        <div className={styles.panel} {...prefetch}>
          {areFiltersOpen ? (
            // Zooming in makes a window as narrow as a phone: it closes nothing under the focus.
            <div className={`${styles.bar} ${styles.screenOnly}`} onFocus={() => setFiltersOpen(true)}>
              <FilterBarPart
                {...{ filters, own, rows }}
                onChange={(part) => change(withFilter(filters, part))}
                onView={change}
                onClear={isFiltered || text ? clear : undefined}
                result={data && (isFiltered || text) ? t('found', { count: data.total, total: data.total }) : undefined}
              />
            </div>
          ) : null}
          <ResourceView
            resource={resource}
            noun={t('noun')}
            skeleton={<QueueSkeleton words={words} />}
            // As an empty queue has it.
            frame={(panel) => <div className={styles.card}>{panel}</div>}
            showsUnreadable
          >
            {(queue) => (
              <>
                <QueueNews data={queue} words={words} />
                <ActionBar
                  selectedCount={canAssign ? chosen.length : 0}
                  countLabel={t('selected', { count: chosen.length })}
                  actions={[{ label: t('assign'), onPress: () => assign(chosen) }]}
                  onClear={() => setSelected(new Set())}
                  labels={{
                    bar: t('selected.bar'),
                    clear: t('selected.clear'),
                    more: t('selected.more'),
                    appeared: t('selected.appeared'),
                  }}
                >
                  <QueueTable
                    {...{ words, now, openId }}
                    data={queue}
                    onOpen={openRow}
                    selection={canAssign ? { ids: selected, set: setSelected } : undefined}
                    empty={
                      <QueueEmpty
                        view={filters.view ?? 'open'}
                        isFiltered={isFiltered || text !== ''}
                        t={t}
                        onClear={clear}
                        onShow={(view) => change({ view })}
                      />
                    }
                  />
                </ActionBar>
              </>
            )}
          </ResourceView>
        </div>
      </QueueViews>
      {assigning ? (
        <AssignPart
          {...{ directoryGroup }}
          subject={assigning}
          onAssigned={(one) => {
            data?.patch(one)
            emit('resolutions.case.changed', { resolutionId: one.id, action: 'updateAssigneeId' })
          }}
          onClose={(isDone) => {
            setAssigning(undefined)
            if (isDone) setSelected(new Set())
          }}
        />
      ) : null}
      {areKeysShown ? <KeysDialogPart canAssign={canAssign} onClose={() => setKeysShown(false)} /> : null}
    </div>
  )
}
