import type { ReactNode } from 'react'
import { ErrorIcon } from '../icons/states.tsx'
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts'
import * as styles from './Field.css.ts'

/** What every field says about itself. */
export interface FieldProps {
  label: ReactNode
  /** Keeps the label for assistive technology only, where the surroundings already say it. */
  isLabelHidden?: boolean
  /** Help that stays in sight, under the control. */
  description?: ReactNode
  /** What is wrong and how to put it right. Its presence marks the control as invalid. */
  error?: ReactNode
  isRequired?: boolean
  /** Shown beside the label of a field that is not required, for example "Optional". */
  optionalMark?: string
}

/** The attributes by which a native control belongs to its field. */
export function controlAttributes(id: string, { description, error, isRequired }: FieldProps, describedBy?: string) {
  return {
    id,
    required: isRequired,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describe(id, description, error, describedBy),
  }
}

export function describe(id: string, description: ReactNode, error: ReactNode, more?: string) {
  if (!description && !error) return more
  return [error && `${id}-error`, description && `${id}-description`, more].filter(Boolean).join(' ')
}

/**
 * Label, control and messages, as elements rather than as a component: a form of fifty fields pays for no second
 * fifty. The control keeps its place whether or not there are messages, so an error that appears while somebody
 * types takes neither focus nor text away.
 */
export function renderField(id: string, props: FieldProps, control: ReactNode) {
  return (
    <div className={styles.field}>
      <label className={props.isLabelHidden ? visuallyHidden : styles.label} htmlFor={id}>
        {labelText(props)}
      </label>
      {control}
      {renderMessages(id, props)}
    </div>
  )
}

export function labelText({ label, isRequired, optionalMark }: FieldProps) {
  if (isRequired || !optionalMark) return label
  return (
    <>
      {label} <span className={styles.note}>{optionalMark}</span>
    </>
  )
}

/** The error stands nearest to the control. */
export function renderMessages(id: string, props: FieldProps) {
  if (!props.description && !props.error) return null
  return (
    <>
      {renderError(id, props)}
      {renderDescription(id, props)}
    </>
  )
}

export function renderError(id: string, { error }: FieldProps) {
  return error ? (
    <div id={`${id}-error`} className={styles.error}>
      <ErrorIcon className={styles.errorIcon} />
      <span>{error}</span>
    </div>
  ) : null
}

export function renderDescription(id: string, { description }: FieldProps) {
  return description ? (
    <div id={`${id}-description`} className={styles.note}>
      {description}
    </div>
  ) : null
}
