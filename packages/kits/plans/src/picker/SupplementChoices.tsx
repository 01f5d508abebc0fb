'use client'
import { useEmit } from '@memberkit/foundation/events'
import { useMessages } from '@memberkit/foundation/messages'
import { ChoiceCards } from '@memberkit/primitives/choice-card'
import { announce } from '@memberkit/primitives/live'
import { memo, useMemo } from 'react'
import { pickerMessages } from '../messages/namespaces.ts'
import type { PickerEvents } from './events.ts'
import { PriceLines } from './PriceLines.tsx'
import * as styles from './TierPicker.css.ts'
import { goesWith, type SupplementRow } from './supplements.rules.ts'
import type { PeopleText } from './usePeopleText.ts'
import type { PriceText } from './usePriceText.ts'

export interface SupplementChoicesProps {
  rows: readonly SupplementRow[]
  currency: string
  period: string
  prices: PriceText
  people: PeopleText
  onChange: (supplementIds: readonly string[]) => void
}

/** The supplements of a tier. One that needs another says which, and goes when the other goes. */
export const SupplementChoices = memo(function SupplementChoices(props: SupplementChoicesProps) {
  const { rows, currency, period, prices, people, onChange } = props
  const t = useMessages(pickerMessages)
  const emit = useEmit<PickerEvents>()
  const options = useMemo(
    () =>
      rows.map(({ supplement, price, blocked, missing }) => ({
        value: supplement.id,
        title: (
          <span className={styles.words} lang={supplement.label.lang}>
            {supplement.label.text}
          </span>
        ),
        ...(price && { aside: <PriceLines {...{ price, currency }} text={prices} /> }),
        ...(price && price.period !== period && { description: prices.billed(price.period) }),
        ...(blocked && {
          unavailableReason:
            blocked === 'price'
              ? t('price.unavailable')
              : t('supplements.needs', { names: people.list(missing.map(({ label }) => label.text)) }),
        }),
      })),
    [rows, currency, period, prices, people, t],
  )
  if (rows.length === 0) return null
  const chosen = rows.filter(({ isChosen }) => isChosen).map(({ supplement }) => supplement.id)

  function change(next: readonly string[]) {
    const removed = chosen.find((id) => !next.includes(id))
    const added = next.find((id) => !chosen.includes(id))
    const gone = removed === undefined ? [] : goesWith(removed, rows)
    if (gone.length > 0) {
      const name = rows.find(({ supplement }) => supplement.id === removed)!.supplement.label.text
      announce(t('supplements.removed', { name, names: people.list(gone.map(({ label }) => label.text)) }))
    }
    // A supplement that went with another doesn't come back with it.
    onChange(next.filter((id) => !gone.some((one) => one.id === id)))
    const supplementId = added ?? removed
    if (supplementId !== undefined) {
      emit('plans.supplement.changed', { supplementId, isChosen: added !== undefined })
    }
  }
  return (
    <ChoiceCards
      label={t('supplements')}
      selection="multiple"
      orientation="vertical"
      options={options}
      value={chosen}
      onChange={change}
    />
  )
})
