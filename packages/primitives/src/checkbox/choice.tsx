import type { ReactNode } from 'react'
import { type FieldProps, labelText, renderMessages } from '../field/Field.tsx'
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts'
import * as styles from './Choice.css.ts'

/** One of several options. */
export interface ChoiceOption {
  value: string
  label: ReactNode
  description?: ReactNode
  isDisabled?: boolean
}

/** Returns the checked values of a pressed checkbox's group, in the order of the options. */
export function checkedValues(pressed: Element, options: readonly { value: string }[]) {
  const boxes = pressed.closest('fieldset')?.querySelectorAll('input') ?? []
  const checked = new Set([...boxes].filter((box) => box.checked).map((box) => box.value))
  return options.map((option) => option.value).filter((each) => checked.has(each))
}

/** Renders a checkbox or radio button with its label, and messages below the label. */
export function renderChoice(id: string, props: FieldProps, input: ReactNode, key?: string, className = styles.choice) {
  return (
    <div key={key} className={className}>
      {input}
      <label className={props.isLabelHidden ? visuallyHidden : styles.choiceLabel} htmlFor={id}>
        {labelText(props)}
      </label>
      {renderMessages(id, props)}
    </div>
  )
}
