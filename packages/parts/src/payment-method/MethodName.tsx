'use client'
import { CardMark } from './CardMark.tsx'
import * as styles from './CardMark.css.ts'
import { MethodWords, type MethodWordsProps } from './MethodWords.tsx'

export interface MethodNameProps extends MethodWordsProps {}

/** "Visa •••• 4242", with the mark of its brand. */
export function MethodName({ method }: MethodNameProps) {
  return (
    <span className={styles.method}>
      <CardMark {...method} />
      <MethodWords method={method} />
    </span>
  )
}
