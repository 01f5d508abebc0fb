import { rowAttributes } from '@memberkit/foundation'
import { StatusText } from '@memberkit/foundation/status'
import { formatInstant } from '@memberkit/platform/formats'
import { Facts } from '@memberkit/primitives/facts'
import type { TableColumn } from '@memberkit/primitives/table'
import { VisuallyHidden } from '@memberkit/primitives/visually-hidden'
import { formatAge } from './age.ts'
import { nextActor } from '../shared/case.rules.ts'
import * as styles from './Queue.css.ts'
import type { QueueCase } from './received.ts'
import type { QueueWords } from './useQueueWords.ts'

interface ColumnsContext {
  /** The platform's time in milliseconds since 1970. */
  now: number | undefined
  left: ReadonlySet<string>
  openId: string | undefined
}

/** Returns the columns of the queue. Ages are by the platform's clock; their exact time is a title. */
export function queueColumns(
  words: QueueWords,
  { now, left, openId }: ColumnsContext,
): readonly TableColumn<QueueCase>[] {
  const { t, locale, timeZone, looks, type, concern, language } = words
  const ageOf = (since: string) => (now === undefined ? undefined : <AgeText {...{ since, now, locale, timeZone }} />)
  return [
    {
      id: 'case',
      header: t('column.case'),
      isRowHeader: true,
      cardRole: 'title',
      lines: 2,
      width: '17%',
      cell: (row) => (
        <span className={styles.lines} {...rowAttributes(row.id)}>
          <span className={row.id === openId ? `${styles.name} ${styles.current}` : styles.name}>
            {row.owner.name}
            {row.id === openId ? <VisuallyHidden> {t('isOpen')}</VisuallyHidden> : null}
          </span>
          <span className={styles.quiet}>
            <Facts
              items={[
                <span key="id" className={styles.figures}>
                  {row.friendlyId}
                </span>,
                language(row.locale),
              ]}
            />
          </span>
        </span>
      ),
    },
    {
      id: 'status',
      header: t('column.status'),
      cardRole: 'status',
      lines: 2,
      width: '21%',
      cell: (row) => (
        <span className={styles.status}>
          <StatusText field="resolution.status" value={row.status} looks={looks} appearance="plain" />
          <span className={styles.quiet}>
            {left.has(row.id)
              ? t('left')
              : now === undefined
                ? null
                : t('since', { age: formatAge(row.statusSince, now, locale) ?? '' })}
          </span>
        </span>
      ),
    },
    {
      id: 'type',
      header: t('column.type'),
      cardRole: 'meta',
      lines: 2,
      width: '16%',
      cell: (row) => (
        <span className={styles.inline}>
          <span>{type(row.type)}</span>
          {row.concern === undefined ? null : <span className={styles.quiet}>{concern(row.concern)}</span>}
        </span>
      ),
    },
    {
      id: 'next',
      header: t('column.next'),
      // The status says it.
      priority: 'low',
      cardRole: 'none',
      width: '8%',
      cell: (row) => {
        const actor = nextActor(row)
        return actor === undefined ? t('next.unknown') : t(`next.${actor}`)
      },
    },
    {
      id: 'assignee',
      header: t('column.assignee'),
      width: '17%',
      cell: (row) => (
        <span className={styles.name}>
          {row.assignee?.name ?? row.assigneeId ?? <span className={styles.quiet}>{t('unassigned')}</span>}
        </span>
      ),
    },
    {
      id: 'branch',
      header: t('column.branch'),
      priority: 'low',
      cardRole: 'none',
      width: '13%',
      cell: (row) => row.branch?.name ?? row.firm?.name ?? <span className={styles.quiet}>{t('none')}</span>,
    },
    {
      id: 'age',
      header: t('column.age'),
      cardRole: 'value',
      align: 'end',
      width: '8%',
      cell: (row) => <span className={styles.figures}>{ageOf(row.openedAt)}</span>,
    },
  ]
}

interface AgeTextProps {
  since: string
  now: number
  locale: QueueWords['locale']
  timeZone: string
}

function AgeText({ since, now, locale, timeZone }: AgeTextProps) {
  return (
    <time dateTime={since} title={formatInstant(since, locale, timeZone)}>
      {formatAge(since, now, locale) ?? since}
    </time>
  )
}
