'use client'
import { type ChangeEvent, forwardRef, type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { asControl, type FieldProps, renderField } from '../field/Field.tsx'
import { control } from '../field/Field.css.ts'
import { affixedInput } from './affixed.css.ts'
import { affixIds, renderAffixed } from './affixed.tsx'

type NativeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'style' | 'onChange' | 'prefix' | 'size' | 'required' | 'aria-invalid' | 'value' | 'defaultValue'
>

export interface TextFieldProps extends FieldProps, NativeProps {
  value?: string
  defaultValue?: string
  onChange?: (value: string, event: ChangeEvent<HTMLInputElement>) => void
  /** @default 'medium' */
  size?: 'medium' | 'small'
  /** Before the text, inside the control: an icon or a unit. */
  prefix?: ReactNode
  /** After the text, inside the control. */
  suffix?: ReactNode
}

/** One line of text. Renders a `<label>` and an `<input>`; the ref is the input's. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(props, ref) {
  const ownId = useId()
  const {
    label,
    isLabelHidden,
    description,
    error,
    isRequired,
    optionalMark,
    prefix,
    suffix,
    size,
    onChange,
    id = ownId,
    'aria-describedby': describedBy,
    ...native
  } = props
  const isAffixed = prefix !== undefined || suffix !== undefined
  const described = isAffixed ? affixIds(id, { prefix, suffix }, describedBy) : describedBy
  const input = (
    <input
      ref={ref}
      className={isAffixed ? affixedInput : control}
      data-size={size}
      onChange={onChange && ((event) => onChange(event.target.value, event))}
      {...asControl(native, id, props, described)}
    />
  )
  return renderField(id, props, isAffixed ? renderAffixed(id, input, { prefix, suffix, size }) : input)
})
