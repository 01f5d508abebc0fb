'use client'
import { VisuallyHidden } from '@memberkit/primitives/visually-hidden'
import type { TierVM } from '../shared/tiers.rules.ts'
import * as styles from './TierPicker.css.ts'

interface TierTitleProps {
  tier: TierVM
  /** The price in words, for screen readers. */
  spoken: string | undefined
}

/** A tier's name; with the price, to screen readers. */
export function TierTitle({ tier: { label }, spoken }: TierTitleProps) {
  return (
    <>
      <span className={styles.words} lang={label.lang}>
        {label.text}
      </span>
      {spoken === undefined ? null : <VisuallyHidden> {spoken}</VisuallyHidden>}
    </>
  )
}
