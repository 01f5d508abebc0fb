'use client'
import { VisuallyHidden } from '@memberkit/primitives/visually-hidden'
import type { TierVM } from '../shared/tiers.rules.ts'
import * as styles from './TierPicker.css.ts'

interface TierTitleProps {
  tier: TierVM
  /** The price in words, for screen readers. */
  spoken: string | undefined
}

/** A tier's name; to screen readers, the price follows after a pause, so that "3 bureaus" and an amount stay apart. */
export function TierTitle({ tier: { label }, spoken }: TierTitleProps) {
  return (
    <>
      <span className={styles.words} lang={label.lang}>
        {label.text}
      </span>
      {spoken === undefined ? null : <VisuallyHidden>. {spoken}</VisuallyHidden>}
    </>
  )
}
