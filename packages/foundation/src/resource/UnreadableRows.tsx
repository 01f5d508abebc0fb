'use client'
import type { UnreadableItem } from '@memberkit/platform'
import { Facts } from '@memberkit/primitives/facts'
import { UnknownIcon } from '@memberkit/primitives/icons'
import type { ReactNode } from 'react'
import { coreMessages } from '../messages/core.ts'
import { toolMessages } from '../messages/tools.ts'
import { useMessages } from '../messages/useMessages.ts'
import { useMemberkit } from '../provider/context.ts'
import * as styles from './UnreadableRows.css.ts'

export interface UnreadableRowsProps {
  unreadable: readonly UnreadableItem[]
  /** The text of a row, with the kit's noun. @default "We couldn’t read this entry" */
  title?: string
  /** Returns what identifies an entry, such as its number; see `textIn`. */
  nameOf?: (unreadable: UnreadableItem) => string | undefined
}

/** Further rows are only counted: if all are malformed, each row would say the same. */
const most = 5

/** A row for each unreadable entry: its identifier and, for staff, the reference. */
export function UnreadableRows({ unreadable, title, nameOf }: UnreadableRowsProps) {
  const t = useMessages(toolMessages)
  const core = useMessages(coreMessages)
  const { realm } = useMemberkit()
  const rest = unreadable.length - most
  return (
    <ul className={styles.rows} data-mk-state="unreadable">
      {unreadable.slice(0, most).map((one, index) => {
        const facts = [nameOf?.(one), realm === 'Internal' && core('reference', { reference: one.reference })]
        return row(index, title ?? t('unreadable'), facts)
      })}
      {rest > 0 ? row(most, t('unreadableMore', { count: rest })) : null}
    </ul>
  )

  function row(key: number, words: string, facts: readonly ReactNode[] = []) {
    return (
      <li key={key} className={styles.row}>
        <UnknownIcon className={styles.mark} />
        <span className={styles.words}>
          <span>{words}</span>
          {facts.some(Boolean) ? (
            <span className={styles.quiet}>
              <Facts items={facts} />
            </span>
          ) : null}
        </span>
      </li>
    )
  }
}
