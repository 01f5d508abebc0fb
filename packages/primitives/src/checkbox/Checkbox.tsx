'use client'
import { type ChangeEvent, forwardRef, type InputHTMLAttributes, type Ref, useId } from 'react'
import { asControl, type FieldProps } from '../field/Field.tsx'
import { assignRef } from '../internal/assign-ref.ts'
import { renderChoice } from './choice.tsx'
import { checkbox } from './Box.css.ts'

type NativeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'style' | 'onChange' | 'type' | 'checked' | 'defaultChecked' | 'required' | 'aria-invalid'
>

export interface CheckboxProps extends FieldProps, NativeProps {
  isChecked?: boolean
  isDefaultChecked?: boolean
  /** Whether some, but not all, of the items this box represents are checked. Shown until the next click. */
  isIndeterminate?: boolean
  onChange?: (isChecked: boolean, event: ChangeEvent<HTMLInputElement>) => void
}

/** A single yes or no. Renders an `<input type="checkbox">` and its `<label>`; the ref is the input's. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(props, ref) {
  const ownId = useId()
  const {
    label,
    isLabelHidden,
    description,
    error,
    isRequired,
    optionalMark,
    isChecked,
    isDefaultChecked,
    isIndeterminate,
    onChange,
    id = ownId,
    'aria-describedby': describedBy,
    ...native
  } = props
  return renderChoice(
    id,
    props,
    <input
      ref={isIndeterminate === undefined ? ref : indeterminateRef(isIndeterminate, ref)}
      type="checkbox"
      className={checkbox}
      checked={isChecked}
      defaultChecked={isDefaultChecked}
      onChange={onChange && ((event) => onChange(event.target.checked, event))}
      {...asControl(native, id, props, describedBy)}
    />,
  )
})

/** Sets the mixed state, which is a property without an attribute. */
function indeterminateRef(isIndeterminate: boolean, ref: Ref<HTMLInputElement>) {
  return (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = isIndeterminate
    assignRef(ref, input)
  }
}
