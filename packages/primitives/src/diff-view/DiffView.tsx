'use client'
import { forwardRef, useState } from 'react'
import { Checkbox } from '../checkbox/Checkbox.tsx'
import { DashIcon, EditIcon, type Icon, PlusIcon } from '../icons/index.ts'
import type { NativeProps } from '../internal/native-props.ts'
import type { Tone } from '../internal/tones.ts'
import { useLocale } from '../locale/index.ts'
import { StatusBadge } from '../status-badge/StatusBadge.tsx'
import { DiffValue } from './DiffValue.tsx'
import * as styles from './DiffView.css.ts'
import { type Change, changeOf, type DiffField, type DiffLabels } from './types.ts'
import { diffWords } from './word-diff.ts'

interface OwnProps {
  /** Names the comparison, for example "Changes of March 8". */
  label: string
  fields: readonly DiffField[]
  labels: DiffLabels
  /** Whether unchanged fields start hidden. @default true */
  defaultOnlyChanges?: boolean
}

export interface DiffViewProps extends OwnProps, NativeProps<'div', OwnProps & { children: unknown }> {}

/** A record before and after: changed, added and removed fields. Renders a `<div>` around a `<table>`. */
export const DiffView = forwardRef<HTMLDivElement, DiffViewProps>(function DiffView(
  { label, fields, labels, defaultOnlyChanges = true, ...native },
  ref,
) {
  const { locale } = useLocale()
  const [isOnlyChanges, setOnlyChanges] = useState(defaultOnlyChanges)
  const compared = fields.map((field) => ({ field, change: changeOf(field) }))
  const counts: Record<Change, number> = { changed: 0, added: 0, removed: 0, unchanged: 0 }
  for (const { change } of compared) counts[change]++
  const visible = isOnlyChanges ? compared.filter(({ change }) => change !== 'unchanged') : compared

  return (
    <div {...native} ref={ref} className={styles.root}>
      <div className={styles.bar}>
        <p className={styles.summary}>{labels.summary(counts)}</p>
        {counts.unchanged > 0 ? (
          <Checkbox label={labels.onlyChanges} isChecked={isOnlyChanges} onChange={setOnlyChanges} />
        ) : null}
      </div>
      {visible.length > 0 ? (
        // Explicit roles, because CSS display removes the native ones in narrow containers.
        <table role="table" aria-label={label} className={styles.table}>
          <thead role="rowgroup" className={styles.head}>
            <tr role="row" className={styles.headRow}>
              {(['field', 'before', 'after'] as const).map((name) => (
                <th key={name} role="columnheader" scope="col" className={styles.header}>
                  {labels[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className={styles.body}>
            {visible.map(({ field, change }) => (
              <Row key={field.id} {...{ field, change, labels, locale }} />
            ))}
          </tbody>
        </table>
      ) : (
        <p className={styles.nothing}>{labels.nothing}</p>
      )}
    </div>
  )
})

const looks: Record<Exclude<Change, 'unchanged'>, { tone: Tone; icon: Icon }> = {
  changed: { tone: 'info', icon: EditIcon },
  added: { tone: 'positive', icon: PlusIcon },
  removed: { tone: 'critical', icon: DashIcon },
}

interface RowProps {
  field: DiffField
  change: Change
  labels: DiffLabels
  locale: string
}

function Row({ field, change, labels, locale }: RowProps) {
  const { before, after } = field
  const isText = typeof before === 'string' && typeof after === 'string'
  const words = change === 'changed' && isText ? diffWords(before, after, locale) : undefined
  return (
    <tr role="row" className={styles.row} data-change={change}>
      <th role="rowheader" scope="row" className={styles.field}>
        <span className={styles.name}>{field.label}</span>{' '}
        {change === 'unchanged' ? (
          <span className={styles.unchanged}>{labels.changes.unchanged}</span>
        ) : (
          <StatusBadge {...looks[change]}>{labels.changes[change]}</StatusBadge>
        )}
        {field.note ? <div className={styles.note}>{field.note}</div> : null}
      </th>
      {(['before', 'after'] as const).map((side) => (
        <td
          key={side}
          role="cell"
          data-label={change === 'unchanged' ? undefined : labels[side]}
          className={styles.value}
        >
          <DiffValue {...{ field, side, change, labels, words }} />
        </td>
      ))}
    </tr>
  )
}
