import type { MouseEvent, ReactNode } from 'react'
import { control } from '../field/Field.css.ts'
import * as styles from './affixed.css.ts'

interface Affixes {
  prefix?: ReactNode
  suffix?: ReactNode
  size?: 'medium' | 'small'
}

/** Returns the ids of prefix and suffix, which are part of the input's description: "Refund, $". */
export function affixIds(id: string, { prefix, suffix }: Affixes, more?: string) {
  return [prefix && `${id}-prefix`, suffix && `${id}-suffix`, more].filter(Boolean).join(' ') || undefined
}

/** Renders an input with prefix or suffix in one box that behaves as one control. */
export function renderAffixed(id: string, input: ReactNode, { prefix, suffix, size }: Affixes, buttons?: ReactNode) {
  return (
    <span className={`${control} ${styles.box}`} data-size={size} onMouseDown={focusInput}>
      {prefix ? renderAffix(`${id}-prefix`, prefix) : null}
      {input}
      {suffix ? renderAffix(`${id}-suffix`, suffix) : null}
      {buttons}
    </span>
  )
}

function renderAffix(id: string, content: ReactNode) {
  return (
    <span id={id} className={styles.affix}>
      {content}
    </span>
  )
}

function focusInput(event: MouseEvent<HTMLElement>) {
  const target = event.target as Element
  if (target.closest('input, select, button, a')) return
  event.preventDefault()
  event.currentTarget.querySelector('input')?.focus()
}
