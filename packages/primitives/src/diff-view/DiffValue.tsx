import { Fragment, type ReactNode } from 'react'
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts'
import * as styles from './DiffView.css.ts'
import { type Change, type DiffField, type DiffLabels, isMissing } from './types.ts'
import type { WordDiff } from './word-diff.ts'

interface DiffValueProps {
  field: DiffField
  side: 'before' | 'after'
  change: Change
  labels: DiffLabels
  /** The differing words, if both sides are text. */
  words: WordDiff | undefined
}

/** A field's old or new value: text with marked words, anything else as a whole. */
export function DiffValue({ field, side, change, labels, words }: DiffValueProps) {
  const value = field[side]
  if (isMissing(value)) return <span className={styles.missing}>{labels.missing}</span>
  if (change === 'unchanged') return shown(value)
  if (!words)
    return (
      <Marked side={side} labels={labels}>
        {shown(value)}
      </Marked>
    )
  return (
    <span dir="auto" className={styles.plain}>
      {words[side].map(({ text, isChanged }, at) =>
        isChanged ? (
          <Marked key={at} side={side} labels={labels}>
            {text}
          </Marked>
        ) : (
          <Fragment key={at}>{text}</Fragment>
        ),
      )}
    </span>
  )
}

/** React renders no booleans. */
function shown(value: ReactNode) {
  return typeof value === 'boolean' ? String(value) : value
}

interface MarkedProps extends Pick<DiffValueProps, 'side' | 'labels'> {
  children: ReactNode
}

/** Marks words. Hardly any screen reader announces `del` and `ins`, so hidden text does. */
function Marked({ side, labels, children }: MarkedProps) {
  const Element = side === 'before' ? 'del' : 'ins'
  return (
    <Element className={side === 'before' ? styles.removed : styles.added}>
      <span className={visuallyHidden}> ({side === 'before' ? labels.removedWords : labels.addedWords}: </span>
      {children}
      <span className={visuallyHidden}>) </span>
    </Element>
  )
}
