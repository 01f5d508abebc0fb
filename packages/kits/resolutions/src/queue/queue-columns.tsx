import { rowAttributes } from '@memberkit/foundation'
import { formatInstant } from '@memberkit/platform/formats'
import { Facts } from '@memberkit/primitives/facts'
import type { TableColumn } from '@memberkit/primitives/table'
import { VisuallyHidden } from '@memberkit/primitives/visually-hidden'
import { formatAge } from './age.ts'
import { nextActor, saysNextActor } from '../shared/case.rules.ts'
import { CaseStatus } from '../shared/CaseStatus.tsx'
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
      width: '14.3%',
      cell: (row) => (
        <span className={styles.subject} {...rowAttributes(row.id)}>
          <span className={row.id === openId ? `${styles.name} ${styles.current}` : styles.name}>
            {row.owner.name}
            {row.id === openId ? <VisuallyHidden> {t('isOpen')}</VisuallyHidden> : null}
          </span>
          <span className={styles.quiet}>
            <Facts
              items={[
                <span key="id" className={styles.number}>
                  {row.friendlyId}
                </span>,
                // One's own language goes without saying.
                row.locale.slice(0, 2) === locale.slice(0, 2) ? undefined : language(row.locale),
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
      width: '21.9%',
      cell: (row) => (
        <span className={styles.status}>
          <CaseStatus status={row.status} looks={looks} appearance="plain" />
          <span className={styles.quiet}>
            {left.has(row.id) ? (
              t('left')
            ) : (
              <Facts
                items={[
                  now !== undefined && t('since', { age: formatAge(row.statusSince, now, locale) ?? '' }),
                  nextToAct(row, words),
                ]}
              />
            )}
          </span>
        </span>
      ),
    },
    {
      id: 'type',
      header: t('column.concern'),
      cardRole: 'meta',
      lines: 2,
      width: '21.2%',
      cell: (row) => {
        const [kind, about] = [type(row.type), row.concern && concern(row.concern)]
        return (
          <span className={styles.filing}>
            {about ? <span>{about}</span> : null}
            {/* A concern may have the name of its type. */}
            {about === kind ? null : <span className={about ? styles.quiet : undefined}>{kind}</span>}
          </span>
        )
      },
    },
    {
      id: 'assignee',
      header: t('column.assignee'),
      // Beside the concern a name needs no label.
      cardRole: 'meta',
      width: '17.6%',
      cell: (row) => (
        <span className={styles.name}>
          {row.assignee?.name ?? row.assigneeId ?? <span className={styles.muted}>{t('unassigned')}</span>}
        </span>
      ),
    },
    {
      id: 'branch',
      header: t('column.branch'),
      priority: 'low',
      cardRole: 'none',
      width: '16%',
      cell: (row) => {
        const name = row.branch?.name ?? row.firm?.name
        return (
          <span className={name ? styles.cut : `${styles.cut} ${styles.muted}`} title={name}>
            {name ?? t('none')}
          </span>
        )
      },
    },
    {
      id: 'age',
      header: t('column.age'),
      cardRole: 'value',
      align: 'end',
      width: '9%',
      cell: (row) => <span className={styles.figures}>{ageOf(row.openedAt)}</span>,
    },
  ]
}

/** Returns the next actor, where the status is expected to say so and doesn't. */
function nextToAct(row: QueueCase, { t }: QueueWords) {
  const actor = nextActor(row)
  if (actor === undefined) return t('next.line', { actor: t('next.unknown') })
  return waiting.has(row.status) && !saysNextActor(row) ? t('next.line', { actor: t(`next.${actor}`) }) : undefined
}
const waiting: ReadonlySet<string> = new Set(['AttemptMade', 'PendingMember', 'PendingProvider'])

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
