'use client'
import { type ReactNode, useId } from 'react'
import { ErrorIcon } from '../icons/states.tsx'
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts'
import * as styles from './Field.css.ts'

/** Props of every field. */
export interface FieldProps {
  label: ReactNode
  /** Whether the label is visually hidden, because the context already says it. */
  isLabelHidden?: boolean
  /** Help that stays visible, below the control. */
  description?: ReactNode
  /** The error and how to fix it. Marks the control as invalid. */
  error?: ReactNode
  isRequired?: boolean
  /** Shown beside the label of an optional field, for example "Optional". */
  optionalMark?: string
}

/** Attributes that a field adds to its native control. */
export interface ControlAttributes {
  id?: string
  required?: boolean
  'aria-invalid'?: true
  'aria-describedby'?: string
}

/**
 * Adds the field's attributes to `native`, the caller's own. Adds only attributes with a value, because a form of 50
 * fields pays for each 50 times. Spread the result last: spreading it first makes server rendering take twice as long.
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
 * Renders label, control and messages as elements rather than a component, which a form of 50 fields would pay for 50
 * times. The control keeps its position with and without messages, so an error that appears during typing moves neither
 * focus nor text.
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

/** Renders the messages, with the error nearest to the control. */
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
  /** The id of the control. @default a generated id */
  id?: string
  'aria-describedby'?: string
  /** Renders the control with the attributes that link it to its label and messages. */
  children: (control: ControlAttributes & { id: string }) => ReactNode
}

/** Adds label and messages to a custom control. Renders a `<div>` with a `<label>` around its children. */
export function Field({ children, id: givenId, 'aria-describedby': describedBy, ...props }: FieldFrameProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return renderField(id, props, children({ ...asControl({}, id, props, describedBy), id }))
}
