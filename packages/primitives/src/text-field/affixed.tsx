import type { MouseEvent, ReactNode } from 'react'
import { control } from '../field/Field.css.ts'
import * as styles from './affixed.css.ts'

interface Affixes {
  prefix?: ReactNode
  suffix?: ReactNode
  size?: 'medium' | 'small'
}

/** An input with something before or after its text, in one box that looks and answers as one control. */
export function renderAffixed(input: ReactNode, { prefix, suffix, size }: Affixes) {
  return (
    <span className={`${control} ${styles.box}`} data-size={size} onMouseDown={focusInput}>
      {prefix ? <span className={styles.affix}>{prefix}</span> : null}
      {input}
      {suffix ? <span className={styles.affix}>{suffix}</span> : null}
    </span>
  )
}

function focusInput(event: MouseEvent<HTMLElement>) {
  const target = event.target as Element
  if (target.closest('input, button, a')) return
  event.preventDefault()
  event.currentTarget.querySelector('input')?.focus()
}
