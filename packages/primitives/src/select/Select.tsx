'use client'
import { type ChangeEvent, forwardRef, type SelectHTMLAttributes, useId } from 'react'
import { asControl, type FieldProps, renderField } from '../field/Field.tsx'
import { assignRef } from '../internal/assign-ref.ts'
import { keepSelectionOnReset } from '../internal/keep-selection-on-reset.ts'
import { select } from './Select.css.ts'

export interface SelectOption {
  value: string
  label: string
  isDisabled?: boolean
}

export interface SelectGroup {
  label: string
  options: readonly SelectOption[]
}

type NativeProps = Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  | 'className'
  | 'style'
  | 'children'
  | 'onChange'
  | 'multiple'
  | 'size'
  | 'required'
  | 'aria-invalid'
  | 'value'
  | 'defaultValue'
>

export interface SelectProps extends FieldProps, NativeProps {
  options: readonly (SelectOption | SelectGroup)[]
  /** Shown while nothing is selected; its value is the empty string. A required field can't return to it. */
  placeholder?: string
  value?: string
  defaultValue?: string
  onChange?: (value: string, event: ChangeEvent<HTMLSelectElement>) => void
  /** @default 'medium' */
  size?: 'medium' | 'small'
}

/** Selects one of several known values. Renders a `<label>` and a `<select>`; the ref is the select's. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(props, ref) {
  const ownId = useId()
  const {
    label,
    isLabelHidden,
    description,
    error,
    isRequired,
    optionalMark,
    options,
    placeholder,
    size,
    onChange,
    id = ownId,
    'aria-describedby': describedBy,
    ...native
  } = props
  const control = asControl(native, id, props, describedBy)
  // Browsers skip a disabled first option and would preselect the second one.
  if (placeholder !== undefined && control.value === undefined) control.defaultValue ??= ''
  return renderField(
    id,
    props,
    <select
      ref={
        native.value === undefined
          ? ref
          : (list) => {
              keepSelectionOnReset(list, native.value)
              assignRef(ref, list)
            }
      }
      className={select}
      data-size={size}
      onChange={onChange && ((event) => onChange(event.target.value, event))}
      {...control}
    >
      {placeholder === undefined ? null : (
        <option value="" disabled={isRequired} hidden={isRequired}>
          {placeholder}
        </option>
      )}
      {options.map(renderOption)}
    </select>,
  )
})

function renderOption(option: SelectOption | SelectGroup) {
  if ('options' in option) {
    return (
      <optgroup key={`group ${option.label}`} label={option.label}>
        {option.options.map(renderOption)}
      </optgroup>
    )
  }
  return (
    <option key={option.value} value={option.value} disabled={option.isDisabled}>
      {option.label}
    </option>
  )
}
