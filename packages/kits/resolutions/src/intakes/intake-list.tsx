'use client'
import { localDateOf } from '@memberkit/platform/formats'
import { useMemberkit } from '@memberkit/foundation'
import { byText, defineList, type ListMessages, listParts } from '@memberkit/foundation/list'
import { type Translate, useMessages } from '@memberkit/foundation/messages'
import { replayMask } from '@memberkit/foundation/privacy'
import { textIn } from '@memberkit/foundation/resource'
import type { UnreadableItem } from '@memberkit/platform'
import { DateText } from '@memberkit/primitives/date-text'
import { useMemo } from 'react'
import type { Intake } from '../create/received.ts'
import { intakesMessages } from '../messages/intakes/namespaces.ts'
import type { intakesTableEnUS } from '../messages/intakes/table/en-US.ts'
import * as styles from './Intakes.css.ts'

/** An intake, and the case that was opened from it. */
export interface IntakeRow {
  id: string
  intake: Intake
  /** The area of law in words, or its code. */
  area: string | undefined
  /** The local date in the reader's time zone. */
  day: string
  openedCase?: { id: string; friendlyId: string }
}

interface Messages extends ListMessages {
  t: Translate<typeof intakesTableEnUS>
}

function useIntakeMessages(): Messages {
  const t = useMessages(intakesMessages)
  return useMemo(
    () => ({
      t,
      title: t('title'),
      noun: t('noun'),
      loading: t('loading'),
      count: (count) => t('count', { count }),
      showMore: t('more'),
      empty: { title: t('empty.title'), text: t('empty.text') },
      noMatch: { title: t('filtered.title'), text: t('filtered.text') },
      unreadable: t('unread'),
    }),
    [t],
  )
}

/** Returns a function that adds what rows show to intakes. */
export function useIntakeRows(areaOfLawName: ((code: string) => string) | undefined) {
  const { timeZone } = useMemberkit()
  return (intake: Intake, openedCase: IntakeRow['openedCase']): IntakeRow => ({
    id: intake.id,
    intake,
    area: intake.areaOfLaw && (areaOfLawName?.(intake.areaOfLaw) ?? intake.areaOfLaw),
    day: localDateOf(new Date(intake.at), timeZone),
    openedCase,
  })
}

/** The intakes of a member: columns, filters, order, address and file. */
export const intakeList = /* @__PURE__ */ defineList<IntakeRow>()({
  name: 'resolutions.intakes',
  useMessages: useIntakeMessages,
  columns: ({ t }: Messages) => [
    {
      id: 'summary',
      header: t('column.summary'),
      isRowHeader: true,
      cardRole: 'title',
      lines: 2,
      cell: ({ intake }) => (
        <span className={styles.lines}>
          <span {...replayMask}>{intake.summary ?? t('noSummary')}</span>
          <span className={styles.quiet}>
            <DateText instant={intake.at} />
          </span>
        </span>
      ),
    },
    { id: 'area', header: t('column.area'), cardRole: 'meta', cell: ({ area }) => area ?? t('none.area') },
    {
      id: 'branch',
      header: t('column.branch'),
      cardRole: 'meta',
      cell: ({ intake }) => intake.branch?.name ?? intake.firm?.name ?? t('none.branch'),
    },
    {
      id: 'provider',
      header: t('column.provider'),
      priority: 'low',
      cardRole: 'meta',
      cell: ({ intake }) => intake.provider?.name ?? t('none.provider'),
    },
  ],
  filters: {
    area: {
      kind: 'oneOf',
      label: ({ t }) => t('filter.area'),
      getValue: ({ area }) => area,
      valueLabel: (value) => value,
      pattern: /^[\p{L}\p{M}\d ,.’'&()-]{1,60}$/u,
    },
    branch: {
      kind: 'oneOf',
      label: ({ t }) => t('filter.branch'),
      getValue: ({ intake }) => intake.branch?.name,
      valueLabel: (value) => value,
      pattern: /^[\p{L}\p{M}\d ,.’'&()–-]{1,80}$/u,
    },
    at: { kind: 'days', label: ({ t }) => t('filter.at'), getValue: ({ day }) => day },
    text: {
      kind: 'text',
      label: ({ t }) => t('filter.text'),
      getValue: ({ intake, area }) =>
        [intake.summary, area, intake.branch?.name, intake.firm?.name, intake.provider?.name].join(' '),
    },
  },
  sort: {
    by: { summary: byText(({ intake }) => intake.at), area: byText(({ area }) => area) },
    initial: { column: 'summary', direction: 'descending' },
  },
  csv: ({ t, unreadable }: Messages) => [
    { header: t('csv.id'), value: ({ id }) => id, unreadable: unreadName },
    { header: t('column.at'), value: ({ intake }) => intake.at },
    { header: t('column.summary'), value: ({ intake }) => intake.summary, unreadable: () => unreadable },
    { header: t('column.area'), value: ({ area }) => area },
    { header: t('column.branch'), value: ({ intake }) => intake.branch?.name ?? intake.firm?.name },
    { header: t('column.provider'), value: ({ intake }) => intake.provider?.name },
    { header: t('csv.request'), value: ({ intake }) => intake.serviceRequestId },
  ],
  parts: listParts,
  unreadableName: unreadName,
})

function unreadName({ received }: UnreadableItem) {
  return textIn(received, 'id')
}
