'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Notice } from '@memberkit/primitives/notice'
import { pickerMessages } from '../messages/namespaces.ts'
import type { TierVM } from '../shared/tiers.rules.ts'
import * as styles from './TierPicker.css.ts'
import { type CardContext, useTierCards } from './useTierCards.tsx'

interface TierNotesProps extends CardContext {
  tiers: readonly TierVM[]
}

/** Facts that two questions alone don't tell: the buyer's current plan, the one recommended, and those that aren't sold. */
export function TierNotes({ tiers, ...context }: TierNotesProps) {
  const t = useMessages(pickerMessages)
  const cards = useTierCards(tiers, true, context)
  if (cards.length === 0) return null
  return (
    <ul className={styles.notes} aria-label={t('axis.notes')}>
      {cards.map(({ value, title, aside, description, unavailableReason }) => (
        <li key={value} className={styles.note}>
          <div className={styles.noteHead}>
            <span className={styles.noteTitle}>{title}</span>
            {aside}
          </div>
          <div className={styles.quiet}>{description}</div>
          {unavailableReason ? (
            <Notice tone="caution" isStatic>
              {unavailableReason}
            </Notice>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
