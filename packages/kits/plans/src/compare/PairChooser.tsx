'use client'
import { screenOnly } from '@memberkit/foundation/print'
import { useMessages } from '@memberkit/foundation/messages'
import { Select } from '@memberkit/primitives/select'
import { compareMessages } from '../messages/namespaces.ts'
import { repeatedLabels } from '../shared/repeated-labels.rules.ts'
import type { TierVM } from '../shared/tiers.rules.ts'
import * as styles from './Comparison.css.ts'

export interface PairChooserProps {
  tiers: readonly TierVM[]
  /** The keys of the two tiers. */
  keys: readonly string[]
  onChange: (place: number, key: string) => void
}

/** Chooses the two tiers of a narrow container; wide ones show them all. */
export function PairChooser({ tiers, keys, onChange }: PairChooserProps) {
  const t = useMessages(compareMessages)
  const repeated = repeatedLabels(tiers)
  // What differs is first: a select cuts what is too long.
  const options = tiers.map(({ key, label, product }) => ({
    value: key,
    label: repeated.has(label.text) ? `${product.text} · ${label.text}` : label.text,
  }))
  return (
    <div className={`${styles.chooser} ${screenOnly}`} data-many={tiers.length > 3 ? '' : undefined}>
      {keys.map((key, place) => (
        <Select
          key={place}
          label={t(place === 0 ? 'pair.first' : 'pair.second')}
          value={key}
          options={options}
          onChange={(chosen) => onChange(place, chosen)}
        />
      ))}
    </div>
  )
}
