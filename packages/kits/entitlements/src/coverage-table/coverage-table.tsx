import { byText, defineList, type ListMessages } from '@memberkit/foundation/list'
import { returnTo, text } from '@memberkit/foundation/links'
import { type Translate, useMessages } from '@memberkit/foundation/messages'
import { statusIcon, type StatusLook, statusOf, StatusText } from '@memberkit/foundation/status'
import { useLabel, useLooks } from '@memberkit/parts/labels'
import { DateText } from '@memberkit/primitives/date-text'
import { CheckCircleIcon } from '@memberkit/primitives/icons'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import { useMemo } from 'react'
import type { detailEnUS } from '../messages/detail/en-US.ts'
import type { listEnUS } from '../messages/list/en-US.ts'
import type { staffEnUS } from '../messages/staff/en-US.ts'
import { detailMessages, listMessages, staffMessages } from '../messages/namespaces.ts'
import { fulfillmentLooks, statusLooks } from '../shared/entitlement-looks.ts'
import { peopleOf } from '../shared/people.rules.ts'
import { planName } from '../shared/plan-name.ts'
import type { CoverageRow } from '../shared/row.rules.ts'
import { unreadName } from '../shared/unread-name.ts'
import * as styles from './CoverageTable.css.ts'

interface Messages extends ListMessages {
  t: Translate<typeof listEnUS>
  staff: Translate<typeof staffEnUS>
  more: Translate<typeof detailEnUS>
  statuses: Readonly<Record<string, StatusLook>>
  fulfillments: Readonly<Record<string, StatusLook>>
  area: ReturnType<typeof useLabel>
}

function useCoverageListMessages(): Messages {
  const t = useMessages(listMessages)
  const staff = useMessages(staffMessages)
  const more = useMessages(detailMessages)
  const statuses = useLooks(statusLooks)
  const fulfillments = useLooks(fulfillmentLooks)
  const area = useLabel('StateOrProvince')
  return useMemo(
    () => ({
      t,
      staff,
      more,
      statuses,
      fulfillments,
      area,
      title: staff('title'),
      noun: staff('noun'),
      loading: t('loading'),
      count: (count) => t('caption', { count }),
      showMore: t('more'),
      empty: { title: t('empty.heading'), text: staff('empty') },
      noMatch: { title: staff('filtered.heading'), text: staff('filtered.text') },
      unreadable: t('unread'),
    }),
    [t, staff, more, statuses, fulfillments, area],
  )
}

/** How far a plan has been provided. What was provided for an ended one asks for nothing. */
function fulfillmentOf(
  { fulfillmentStatus: value }: CoverageRow['entitlement'],
  standing: string,
  looks: Messages['fulfillments'],
) {
  if (standing !== 'ended')
    return <StatusText field="entitlement.fulfillmentStatus" value={value} looks={looks} appearance="plain" />
  const { label, tone } = statusOf(looks, value)
  return (
    <StatusBadge appearance="plain" icon={statusIcon(value) ?? (tone === 'positive' ? CheckCircleIcon : undefined)}>
      {label}
    </StatusBadge>
  )
}

/** The plans of a person as staff see them: columns, filters, order, address and file. */
export const coverageTable = /* @__PURE__ */ defineList<CoverageRow>()({
  name: 'entitlements',
  useMessages: useCoverageListMessages,
  columns: ({ t, staff, statuses, fulfillments, area }) => [
    {
      id: 'plan',
      header: staff('column.plan'),
      isRowHeader: true,
      cardRole: 'title',
      lines: 2,
      cell: ({ entitlement: { product, friendlyId } }) => (
        <span className={styles.title}>
          {planName(product)}{' '}
          {friendlyId ? <span className={`${styles.quiet} ${styles.tableOnly}`}>{friendlyId}</span> : null}
        </span>
      ),
    },
    {
      id: 'status',
      header: staff('column.status'),
      cardRole: 'status',
      lines: 2,
      cell: ({ entitlement, standing, mismatch }) => (
        <span className={styles.status}>
          <StatusText field="entitlement.status" value={entitlement.status} looks={statuses} />
          {standing === 'upcoming' ? <span className={styles.quiet}>{t('standing.upcoming')}</span> : null}
          <span className={styles.onCards}>{fulfillmentOf(entitlement, standing, fulfillments)}</span>
          {mismatch ? (
            <span className={`${styles.quiet} ${styles.tableWords}`}>
              <StatusBadge appearance="plain" tone="caution">
                {staff('mismatch')}
              </StatusBadge>
            </span>
          ) : null}
        </span>
      ),
    },
    {
      id: 'fulfillment',
      header: staff('column.fulfillment'),
      // On cards beside the status: what asks for something keeps its mark there.
      cardRole: 'none',
      cell: ({ entitlement, standing }) => fulfillmentOf(entitlement, standing, fulfillments),
    },
    {
      id: 'people',
      header: staff('column.people'),
      priority: 'low',
      cardRole: 'meta',
      cell: ({ entitlement, mismatch }) => (
        <>
          {/* On a card the badges leave no room for it. */}
          {mismatch ? <span className={styles.onCards} aria-hidden>{`${staff('mismatch')} · `}</span> : null}
          {staff('people.count', { count: peopleOf(entitlement).length + 1 })}
        </>
      ),
    },
    {
      id: 'area',
      header: staff('column.area'),
      priority: 'low',
      cardRole: 'meta',
      cell: ({ entitlement: { serviceArea } }) => (serviceArea ? area(serviceArea) : null),
    },
    {
      id: 'starts',
      header: staff('column.starts'),
      firstDirection: 'descending',
      cell: ({ entitlement }) => <DateText date={entitlement.effectiveFrom} />,
    },
    {
      id: 'ends',
      header: staff('column.ends'),
      priority: 'low',
      cell: ({ entitlement: { effectiveTo } }) => (effectiveTo ? <DateText date={effectiveTo} /> : null),
    },
  ],
  filters: {
    status: {
      kind: 'oneOf',
      label: ({ staff }: Messages) => staff('column.status'),
      getValue: ({ entitlement }) => entitlement.status,
      valueLabel: (status, { statuses }) => statusOf(statuses, status).label,
    },
    fulfillment: {
      kind: 'oneOf',
      label: ({ staff }) => staff('column.fulfillment'),
      getValue: ({ entitlement }) => entitlement.fulfillmentStatus,
      valueLabel: (status, { fulfillments }) => statusOf(fulfillments, status).label,
    },
    area: {
      kind: 'oneOf',
      label: ({ staff }) => staff('column.area'),
      getValue: ({ entitlement }) => entitlement.serviceArea ?? '',
      valueLabel: (code, { area, more }) => (code ? area(code) : more('none')),
    },
    starts: {
      kind: 'days',
      label: ({ staff }) => staff('column.starts'),
      getValue: ({ entitlement }) => entitlement.effectiveFrom,
    },
  },
  sort: {
    by: {
      plan: byText(({ entitlement }) => planName(entitlement.product)),
      status: byText(({ entitlement }) => entitlement.status),
      fulfillment: byText(({ entitlement }) => entitlement.fulfillmentStatus),
      starts: byText(({ entitlement }) => entitlement.effectiveFrom),
    },
    initial: { column: 'starts', direction: 'descending' },
  },
  link: { plan: text(), returnTo },
  csv: ({ staff, more, statuses, fulfillments, unreadable }) => [
    { header: more('fact.id'), value: ({ id }) => id, unreadable: unreadName },
    { header: staff('column.plan'), value: ({ entitlement }) => planName(entitlement.product) },
    { header: staff('column.number'), value: ({ entitlement }) => entitlement.friendlyId },
    {
      header: staff('column.status'),
      value: ({ entitlement }) => statusOf(statuses, entitlement.status).label,
      unreadable: () => unreadable,
    },
    {
      header: staff('column.fulfillment'),
      value: ({ entitlement }) => statusOf(fulfillments, entitlement.fulfillmentStatus).label,
    },
    { header: staff('column.people'), value: ({ entitlement }) => String(peopleOf(entitlement).length + 1) },
    { header: staff('column.area'), value: ({ entitlement }) => entitlement.serviceArea },
    { header: staff('column.starts'), value: ({ entitlement }) => entitlement.effectiveFrom },
    { header: staff('column.ends'), value: ({ entitlement }) => entitlement.effectiveTo },
  ],
  parts: { menu: () => import('../opened-parts.ts'), tools: () => import('../opened-parts.ts') },
  unreadableName: unreadName,
})
