'use client'
import { type ChangeEvent, forwardRef, type TextareaHTMLAttributes, useId } from 'react'
import { asControl, type FieldProps, renderField } from '../field/Field.tsx'
import { area } from './TextArea.css.ts'

type NativeProps = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'className' | 'style' | 'onChange' | 'required' | 'aria-invalid' | 'value' | 'defaultValue'
>

export interface TextAreaProps extends FieldProps, NativeProps {
  value?: string
  defaultValue?: string
  onChange?: (value: string, event: ChangeEvent<HTMLTextAreaElement>) => void
}

/** Several lines of text; grows with them. Renders a `<label>` and a `<textarea>`; the ref is the text area's. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(props, ref) {
  const ownId = useId()
  const {
    label,
    isLabelHidden,
    description,
    error,
    isRequired,
    optionalMark,
    onChange,
    id = ownId,
    rows = 3,
    'aria-describedby': describedBy,
    ...native
  } = props
  return renderField(
    id,
    props,
    <textarea
      {...asControl(native, id, props, describedBy)}
      ref={ref}
      rows={rows}
      className={area}
      onChange={onChange && ((event) => onChange(event.target.value, event))}
    />,
  )
})
