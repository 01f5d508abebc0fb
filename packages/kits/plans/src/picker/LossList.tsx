'use client'
import * as styles from './TierPicker.css.ts'
import type { LossLine } from './useLossText.ts'

/** The losses of a change, a line each. */
export function LossList({ lines }: { lines: readonly LossLine[] }) {
  return (
    <ul className={styles.list}>
      {lines.map(({ text, lang }) => (
        <li key={text} lang={lang}>
          {text}
        </li>
      ))}
    </ul>
  )
}
