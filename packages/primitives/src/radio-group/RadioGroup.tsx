'use client'
import { type ChangeEvent, forwardRef, useId } from 'react'
import { type ChoiceOption, renderChoice } from '../checkbox/choice.tsx'
import { type GroupProps, groupAttributes, renderGroup } from '../field/FieldGroup.tsx'
import { useGroupName } from '../form/form-state.ts'
import type { NativeProps } from '../internal/native-props.ts'
import { card, radio } from './Radio.css.ts'

interface OwnProps extends GroupProps {
  options: readonly ChoiceOption[]
  /** The name of the inputs. @default a generated name */
  name?: string
  value?: string
  defaultValue?: string
  onChange?: (value: string, event: ChangeEvent<HTMLInputElement>) => void
  /** Cards have space for longer options and are pressable anywhere. @default 'plain' */
  appearance?: 'plain' | 'card'
}

export interface RadioGroupProps extends OwnProps, NativeProps<'fieldset', OwnProps> {}

/** Selects one of a few visible options. Renders a `<fieldset>` of radio buttons; the ref is the fieldset's. */
export const RadioGroup = forwardRef<HTMLFieldSetElement, RadioGroupProps>(function RadioGroup(props, ref) {
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
    appearance,
    id = ownId,
    'aria-describedby': describedBy,
    ...native
  } = props
  const groupName = useGroupName(name, id)
  return (
    <fieldset
      {...native}
      {...groupAttributes(id, props, describedBy)}
      ref={ref}
      role="radiogroup"
      data-look={appearance}
      aria-required={isRequired}
      aria-invalid={error ? true : undefined}
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
              type="radio"
              id={choice}
              className={radio}
              {...groupName}
              value={option.value}
              required={isRequired}
              disabled={option.isDisabled}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={value === undefined ? defaultValue === option.value : undefined}
              aria-describedby={option.description ? `${choice}-description` : undefined}
              onChange={(event) => onChange?.(option.value, event)}
            />,
            option.value,
            appearance === 'card' ? card : undefined,
          )
        }),
      )}
    </fieldset>
  )
})
