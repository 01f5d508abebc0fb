import type { MouseEvent, PointerEvent } from 'react'
import { DashIcon } from '../icons/commands.tsx'
import { PlusIcon } from '../icons/rows.tsx'
import * as styles from './NumberField.css.ts'

/**
 * Renders the step buttons. They aren't tab stops, because arrow keys do the same. A press by assistive technology is a
 * click without a count.
 */
export function renderSteppers(
  labels: { increase: string; decrease: string },
  hold: (direction: 1 | -1, event: PointerEvent) => void,
  press: (direction: 1 | -1) => void,
  isDisabled: { increase: boolean; decrease: boolean },
) {
  const button = (direction: 1 | -1, key: 'increase' | 'decrease') => (
    <button
      type="button"
      tabIndex={-1}
      className={styles.stepper}
      aria-label={labels[key]}
      disabled={isDisabled[key]}
      onPointerDown={(event) => hold(direction, event)}
      onClick={(event: MouseEvent) => event.detail === 0 && press(direction)}
    >
      {direction === 1 ? <PlusIcon /> : <DashIcon />}
    </button>
  )
  return (
    <span className={styles.steppers}>
      {button(-1, 'decrease')}
      {button(1, 'increase')}
    </span>
  )
}
