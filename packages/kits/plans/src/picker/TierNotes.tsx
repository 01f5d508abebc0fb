'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Button } from '@memberkit/primitives/button'
import { Notice } from '@memberkit/primitives/notice'
import { pickerMessages } from '../messages/namespaces.ts'
import type { TierVM } from '../shared/tiers.rules.ts'
import * as styles from './TierPicker.css.ts'
import { type CardContext, useTierCards } from './useTierCards.tsx'

interface TierNotesProps extends CardContext {
  tiers: readonly TierVM[]
  label: string
  /** Says what to know of a tier that can't be chosen. @default the reason */
  reasonOf?: (tier: TierVM) => string | undefined
  /** Chooses a tier that can be chosen. Without it, the tiers are only named. */
  onChoose?: (tier: TierVM) => void
}

/** Tiers beside the choice, a line each: their price, facts, and why they can't be chosen. */
export function TierNotes({ tiers, label, reasonOf, onChoose, ...context }: TierNotesProps) {
  const t = useMessages(pickerMessages)
  const cards = useTierCards(tiers, true, context)
  if (cards.length === 0) return null
  return (
    <ul className={styles.notes} aria-label={label}>
      {cards.map(({ value, title, aside, description, unavailableReason }, index) => {
        const tier = tiers[index]!
        const reason = unavailableReason && reasonOf ? reasonOf(tier) : unavailableReason
        return (
          <li key={value} className={styles.note}>
            <div className={styles.noteHead}>
              <span className={styles.noteTitle}>{title}</span>
              {aside}
            </div>
            <div className={styles.noteBody}>
              <div className={styles.quiet}>{description}</div>
              {onChoose && !unavailableReason && !tier.current ? (
                <Button
                  size="small"
                  aria-label={t('do.choose', { plan: tier.label.text })}
                  onPress={() => onChoose(tier)}
                >
                  {t('axis.take')}
                </Button>
              ) : null}
            </div>
            {reason ? (
              <Notice tone="caution" isStatic>
                {reason}
              </Notice>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
