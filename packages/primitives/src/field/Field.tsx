'use client'
import { type ReactNode, useId } from 'react'
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

/** What a field adds to the attributes of its native control. */
export interface ControlAttributes {
  id?: string
  required?: boolean
  'aria-invalid'?: true
  'aria-describedby'?: string
}

/**
 * Adds to `native`, which is the caller's own, what makes it the control of its field; and only what says something,
 * for a form of fifty fields pays for every attribute fifty times. Spread it last into the element: a form
 * whose fields spread it first, and add to it, takes a server twice as long.
 */
export function asControl<Native extends object>(native: Native, id: string, props: FieldProps, describedBy?: string) {
  const control: Native & ControlAttributes = native
  const description = describe(id, props.description, props.error, describedBy)
  control.id = id
  if (props.isRequired) control.required = true
  if (props.error) control['aria-invalid'] = true
  if (description) control['aria-describedby'] = description
  return control
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
      <span className={styles.errorWords}>{error}</span>
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

export interface FieldFrameProps extends FieldProps {
  /** Of the control. @default an id of its own */
  id?: string
  'aria-describedby'?: string
  /** Renders the control with the attributes that tie it to its label and its messages. */
  children: (control: ControlAttributes & { id: string }) => ReactNode
}

/** Label and messages for a control that is not one of ours. Renders a `<div>` with a `<label>` around what it is given. */
export function Field({ children, id: givenId, 'aria-describedby': describedBy, ...props }: FieldFrameProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return renderField(id, props, children({ ...asControl({}, id, props, describedBy), id }))
}
