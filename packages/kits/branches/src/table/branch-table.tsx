import { listOf, oneOf, returnTo, text } from '@memberkit/foundation/links'
import { byText, defineList, type ListMessages } from '@memberkit/foundation/list'
import { type Translate, useMessages } from '@memberkit/foundation/messages'
import { type StatusLook, statusOf, StatusText } from '@memberkit/foundation/status'
import { useLabel, useLooks } from '@memberkit/parts/labels'
import { useMemo } from 'react'
import { sectionNames } from '../editor/section-names.ts'
import type { tableEnUS } from '../messages/table/en-US.ts'
import { tableMessages } from '../messages/namespaces.ts'
import { statusLooks } from '../shared/branch-looks.ts'
import { checklist } from '../shared/checklist.rules.ts'
import type { BranchRow } from './branch-rows.ts'
import * as styles from './BranchTable.css.ts'
import { unreadName } from './unread-name.ts'

type Label = ReturnType<typeof useLabel>

interface Messages extends ListMessages {
  t: Translate<typeof tableEnUS>
  statuses: Readonly<Record<string, StatusLook>>
  network: Label
  type: Label
  region: Label
  country: Label
}

function useBranchTableMessages(): Messages {
  const t = useMessages(tableMessages)
  const statuses = useLooks(statusLooks)
  const network = useLabel('Network')
  const type = useLabel('PracticeType')
  const region = useLabel('StateOrProvince')
  const country = useLabel('Country')
  return useMemo(
    () => ({
      t,
      statuses,
      network,
      type,
      region,
      country,
      title: t('title'),
      noun: t('noun'),
      loading: t('loading'),
      count: (count) => t('count', { count }),
      showMore: t('more'),
      empty: { title: t('empty.title'), text: t('empty.text') },
      noMatch: { title: t('filtered.title'), text: t('filtered.text') },
      unreadable: t('unread'),
    }),
    [t, statuses, network, type, region, country],
  )
}

const placeOf = ({ branch: { address } }: BranchRow, region: Label) =>
  [address?.locality, address?.state && region(address.state)].filter(Boolean).join(', ')

const scoreOf = ({ missing }: BranchRow) => checklist.length - missing.length

/** The branches as staff see them: columns, filters, order, address and file. */
export const branchTable = /* @__PURE__ */ defineList<BranchRow>()({
  name: 'branches',
  useMessages: useBranchTableMessages,
  columns: ({ t, statuses, network, type, region }) => [
    {
      id: 'name',
      header: t('column.name'),
      isRowHeader: true,
      cardRole: 'title',
      lines: 2,
      width: '26%',
      cell: ({ branch }) => (
        <span className={styles.name}>
          {branch.name || branch.id}
          <span className={styles.quiet}>{branch.externalId ?? branch.id}</span>
        </span>
      ),
    },
    {
      id: 'status',
      header: t('column.status'),
      cardRole: 'status',
      cell: ({ branch }) => <StatusText field="branch.status" value={branch.status} looks={statuses} />,
    },
    {
      id: 'network',
      header: t('column.network'),
      cardRole: 'meta',
      cell: ({ branch }) => network(branch.network),
    },
    {
      id: 'types',
      header: t('column.types'),
      priority: 'low',
      cardRole: 'meta',
      cell: ({ branch }) => (branch.branchTypes ?? []).map(type).join(', '),
    },
    { id: 'place', header: t('column.place'), cardRole: 'meta', cell: (row) => placeOf(row, region) },
    {
      id: 'missing',
      header: t('column.details'),
      cardRole: 'detail',
      lines: 2,
      width: '18%',
      cell: (row) => (
        <span className={row.missing.length > 0 ? styles.details : styles.complete}>
          {row.missing.length > 0 ? t('missing', { count: row.missing.length }) : t('complete')}
          {row.missing[0] ? (
            <span className={styles.need}>
              {t(row.missing.length > 1 ? 'missing.more' : `need.${row.missing[0]}`, {
                first: t(`need.${row.missing[0]}`),
                count: row.missing.length - 1,
              })}
            </span>
          ) : null}
        </span>
      ),
    },
  ],
  filters: {
    status: {
      kind: 'oneOf',
      label: ({ t }: Messages) => t('column.status'),
      getValue: ({ branch }) => branch.status,
      valueLabel: (status, { statuses }) => statusOf(statuses, status).label,
    },
    network: {
      kind: 'oneOf',
      label: ({ t }) => t('column.network'),
      getValue: ({ branch }) => branch.network,
      valueLabel: (value, { network }) => network(value),
    },
    type: {
      kind: 'oneOf',
      label: ({ t }) => t('column.types'),
      getValue: ({ branch }) => branch.branchTypes ?? [],
      valueLabel: (value, { type }) => type(value),
    },
    country: {
      kind: 'oneOf',
      label: ({ t }) => t('column.country'),
      getValue: ({ branch }) => branch.address?.country,
      valueLabel: (value, { country }) => country(value),
    },
    missing: {
      kind: 'oneOf',
      label: ({ t }) => t('column.missing'),
      getValue: ({ missing }) => (missing.length > 0 ? missing : ['nothing']),
      valueLabel: (value, { t }) => (t as (key: string) => string)(`need.${value}`),
    },
    words: {
      kind: 'text',
      label: ({ t }) => t('search'),
      getValue: ({ branch: { name, id, externalId, caseIdPrefix } }) =>
        [name, id, externalId, caseIdPrefix].filter(Boolean).join(' '),
    },
  },
  sort: {
    by: {
      name: byText(({ branch }) => branch.name),
      status: byText(({ branch }) => branch.status),
      network: byText(({ branch }) => branch.network),
      place: byText(({ branch: { address } }) => `${address?.state ?? ''} ${address?.locality ?? ''}`),
      missing: (one, other) => scoreOf(one) - scoreOf(other),
    },
    initial: { column: 'name', direction: 'ascending' },
  },
  link: { branch: text(), section: oneOf(...sectionNames), owner: text(), ids: listOf(text(), 100), returnTo },
  csv: ({ t, statuses, network, type, region, country, unreadable }) => [
    { header: t('column.id'), value: ({ id }) => id, unreadable: unreadName },
    { header: t('column.name'), value: ({ branch }) => branch.name, unreadable: () => unreadable },
    { header: t('column.status'), value: ({ branch }) => statusOf(statuses, branch.status).label },
    { header: t('column.network'), value: ({ branch }) => network(branch.network) },
    { header: t('column.types'), value: ({ branch }) => (branch.branchTypes ?? []).map(type).join(', ') },
    { header: t('column.city'), value: ({ branch }) => branch.address?.locality },
    { header: t('column.state'), value: ({ branch }) => branch.address?.state && region(branch.address.state) },
    { header: t('column.country'), value: ({ branch }) => branch.address?.country && country(branch.address.country) },
    { header: t('column.externalId'), value: ({ branch }) => branch.externalId },
    { header: t('column.prefix'), value: ({ branch }) => branch.caseIdPrefix },
    { header: t('column.missing'), value: ({ missing }) => missing.map((name) => t(`need.${name}`)).join(', ') },
  ],
  parts: {
    menu: () => import('@memberkit/foundation/list/tools'),
    tools: () => import('@memberkit/foundation/list/tools'),
  },
  unreadableName: unreadName,
})
