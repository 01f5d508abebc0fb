'use client'
import { type ChangeEvent, forwardRef, useId } from 'react'
import { type GroupProps, groupAttributes, renderGroup } from '../field/FieldGroup.tsx'
import type { NativeProps } from '../internal/native-props.ts'
import { checkedValues, type ChoiceOption, renderChoice } from './choice.tsx'
import { checkbox } from './Box.css.ts'

interface OwnProps extends GroupProps {
  options: readonly ChoiceOption[]
  name?: string
  value?: readonly string[]
  defaultValue?: readonly string[]
  /** Called with all checked values, in the order of the options. */
  onChange?: (value: string[], event: ChangeEvent<HTMLInputElement>) => void
}

export interface CheckboxGroupProps extends OwnProps, NativeProps<'fieldset', OwnProps> {}

/** Selects any of several options. Renders a `<fieldset>` of checkboxes; the ref is the fieldset's. */
export const CheckboxGroup = forwardRef<HTMLFieldSetElement, CheckboxGroupProps>(function CheckboxGroup(props, ref) {
  const ownId = useId()
  const {
    label,
    isLabelHidden,
    description,
    error,
    isRequired,
    optionalMark,
    orientation,
    options,
    name,
    value,
    defaultValue,
    onChange,
    id = ownId,
    'aria-describedby': describedBy,
    ...native
  } = props
  return (
    <fieldset
      {...native}
      {...groupAttributes(id, props, describedBy)}
      ref={ref}
      // Read by Form: `required` on each checkbox would require that one.
      data-required={isRequired ? '' : undefined}
    >
      {renderGroup(
        id,
        props,
        options.map((option, index) => {
          const choice = `${id}-${index}`
          return renderChoice(
            choice,
            option,
            <input
              type="checkbox"
              id={choice}
              className={checkbox}
              name={name}
              value={option.value}
              disabled={option.isDisabled}
              checked={value?.includes(option.value)}
              defaultChecked={value ? undefined : defaultValue?.includes(option.value)}
              aria-invalid={error ? true : undefined}
              aria-describedby={option.description ? `${choice}-description` : undefined}
              onChange={(event) => onChange?.(checkedValues(event.target, options), event)}
            />,
            option.value,
          )
        }),
      )}
    </fieldset>
  )
})
