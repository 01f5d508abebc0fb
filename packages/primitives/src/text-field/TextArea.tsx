'use client'
import {
  type ChangeEvent,
  forwardRef,
  type TextareaHTMLAttributes,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { asControl, type FieldProps, renderField } from '../field/Field.tsx'
import { useBrowserEffect } from '../internal/use-browser-effect.ts'
import { useFormReset } from '../internal/use-form-reset.ts'
import { CharacterCount, lengthOf } from './CharacterCount.tsx'
import { fitToText } from './grow.ts'
import { area } from './TextArea.css.ts'

type NativeProps = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'className' | 'style' | 'onChange' | 'required' | 'aria-invalid' | 'value' | 'defaultValue'
>

/** The limit requires a label for the count. */
type CountProps =
  | {
      /** The maximum number of characters. More can be typed, and is reported as too long. */
      characterLimit: number
      /** Returns the text for the remaining characters or, below zero, the excess: "12 characters left". */
      countLabel: (remaining: number) => string
    }
  | { characterLimit?: undefined; countLabel?: undefined }

interface OwnProps extends FieldProps {
  value?: string
  defaultValue?: string
  onChange?: (value: string, event: ChangeEvent<HTMLTextAreaElement>) => void
}

export type TextAreaProps = OwnProps & NativeProps & CountProps

/** Several lines of text; grows with them. Renders a `<label>` and a `<textarea>`; the ref is the text area's. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(props, forwarded) {
  const ownId = useId()
  const textarea = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(forwarded, () => textarea.current as HTMLTextAreaElement, [])
  const {
    label,
    isLabelHidden,
    description,
    error,
    isRequired,
    optionalMark,
    characterLimit,
    countLabel,
    onChange,
    id = ownId,
    rows = 3,
    'aria-describedby': describedBy,
    ...native
  } = props

  const [typedLength, setTypedLength] = useState(() => lengthOf(native.defaultValue ?? ''))
  const length = native.value === undefined ? typedLength : lengthOf(native.value)
  const remaining = (characterLimit ?? 0) - length
  const countText = countLabel?.(remaining)
  useBrowserEffect(() => {
    if (textarea.current) fitToText(textarea.current)
  }, [native.value])
  useBrowserEffect(() => {
    if (countText !== undefined) textarea.current?.setCustomValidity(remaining < 0 ? countText : '')
  }, [remaining, countText])
  useFormReset(textarea, () => {
    setTypedLength(lengthOf(native.defaultValue ?? ''))
    // A reset restores the text right after the event.
    setTimeout(() => textarea.current && fitToText(textarea.current))
  })

  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    const { value } = event.target
    fitToText(event.target)
    if (countLabel) {
      const left = characterLimit - lengthOf(value)
      // Set before a form's listener of the same event runs.
      event.target.setCustomValidity(left < 0 ? countLabel(left) : '')
      setTypedLength(lengthOf(value))
    }
    onChange?.(value, event)
  }
  // An error with the same text replaces the count.
  const isCounted = countText !== undefined && countText !== error
  const described = isCounted ? `${id}-count ${describedBy ?? ''}`.trim() : describedBy
  return renderField(
    id,
    props,
    <>
      <textarea
        ref={textarea}
        rows={rows}
        className={area}
        onChange={change}
        {...asControl(native, id, props, described)}
      />
      {isCounted ? <CharacterCount id={`${id}-count`} remaining={remaining} text={countText} /> : null}
    </>,
  )
})
