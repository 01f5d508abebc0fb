'use client'
import { forwardRef, type ReactNode, useId } from 'react'
import type { NativeProps } from '../internal/native-props.ts'
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts'
import { describe, type FieldProps, labelText, renderDescription, renderError } from './Field.tsx'
import * as styles from './FieldSet.css.ts'

interface OwnProps extends Pick<FieldProps, 'label' | 'isLabelHidden' | 'description' | 'error' | 'optionalMark'> {
  /** Fields with labels of their own. */
  children: ReactNode
}

export interface FieldSetProps extends OwnProps, NativeProps<'fieldset', OwnProps> {}

/** Groups the fields of one answer under a heading. Renders a `<fieldset>`; `disabled` applies to all fields. */
export const FieldSet = forwardRef<HTMLFieldSetElement, FieldSetProps>(function FieldSet(props, ref) {
  const ownId = useId()
  const {
    label,
    isLabelHidden,
    description,
    error,
    optionalMark,
    children,
    id = ownId,
    'aria-describedby': describedBy,
    ...native
  } = props
  return (
    <fieldset
      {...native}
      ref={ref}
      id={id}
      className={styles.fieldSet}
      aria-describedby={describe(id, description, error, describedBy)}
    >
      <legend className={isLabelHidden ? visuallyHidden : styles.heading}>{labelText(props)}</legend>
      {renderDescription(id, props)}
      {children}
      {renderError(id, props)}
    </fieldset>
  )
})
