'use client'
import { type ChangeEvent, forwardRef, type ReactNode, useId } from 'react'
import { checkedValues } from '../checkbox/choice.tsx'
import { type GroupProps, groupAttributes, renderGroup } from '../field/FieldGroup.tsx'
import { useGroupName } from '../form/form-state.ts'
import type { NativeProps } from '../internal/native-props.ts'
import { cards } from './ChoiceCard.css.ts'
import { renderCard } from './card.tsx'

export interface ChoiceCardOption {
  value: string
  title: ReactNode
  description?: ReactNode
  /** A price or a badge at the end of the title's line. */
  aside?: ReactNode
  /** Before the text: an icon or a decorative picture. */
  media?: ReactNode
  /** Further content at the bottom of the card. */
  children?: ReactNode
  /** Why the option is unavailable. Disables the card. */
  unavailableReason?: ReactNode
}

interface CardsProps extends GroupProps {
  options: readonly ChoiceCardOption[]
  /**
   * The name of the inputs.
   * @default a generated name
   */
  name?: string
  /** Side by side if they fit, or always stacked. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical'
}

interface SingleProps {
  /** @default 'single' */
  selection?: 'single'
  value?: string
  defaultValue?: string
  onChange?: (value: string, event: ChangeEvent<HTMLInputElement>) => void
}

interface MultipleProps {
  selection: 'multiple'
  value?: readonly string[]
  defaultValue?: readonly string[]
  /** Called with all selected values, in the order of the options. */
  onChange?: (value: string[], event: ChangeEvent<HTMLInputElement>) => void
}

type OwnProps = CardsProps & (SingleProps | MultipleProps)

export type ChoiceCardsProps = OwnProps & NativeProps<'fieldset', CardsProps & SingleProps>

/** Options that each need space to explain. Renders a `<fieldset>` of radio buttons or checkboxes. */
export const ChoiceCards = forwardRef<HTMLFieldSetElement, ChoiceCardsProps>(function ChoiceCards(props, ref) {
  const ownId = useId()
  const {
    label,
    isLabelHidden,
    description,
    error,
    isRequired,
    optionalMark,
    orientation = 'horizontal',
    options,
    name,
    selection,
    value,
    defaultValue,
    onChange: _onChange,
    id = ownId,
    'aria-describedby': describedBy,
    ...native
  } = props
  const groupName = useGroupName(name, id)
  const isMultiple = selection === 'multiple'
  const isIn = (values: string | readonly string[] | undefined, option: string) =>
    typeof values === 'string' ? values === option : values?.includes(option)

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    if (props.selection === 'multiple') props.onChange?.(checkedValues(event.target, options), event)
    else props.onChange?.(event.target.value, event)
  }
  return (
    <fieldset
      {...native}
      {...groupAttributes(id, props, describedBy)}
      ref={ref}
      role={isMultiple ? undefined : 'radiogroup'}
      aria-required={isMultiple ? undefined : isRequired}
      aria-invalid={!isMultiple && error ? true : undefined}
      data-required={isMultiple && isRequired ? '' : undefined}
    >
      {renderGroup(
        id,
        props,
        options.map((option, index) =>
          renderCard(`${id}-${index}`, option, {
            type: isMultiple ? 'checkbox' : 'radio',
            // Checkboxes of one name are no group.
            ...(isMultiple && name !== undefined ? { name } : groupName),
            required: isMultiple ? undefined : isRequired,
            checked: value === undefined ? undefined : isIn(value, option.value),
            defaultChecked: value === undefined ? isIn(defaultValue, option.value) : undefined,
            'aria-invalid': error && isMultiple ? true : undefined,
            onChange: change,
          }),
        ),
        { className: cards, orientation },
      )}
    </fieldset>
  )
})
