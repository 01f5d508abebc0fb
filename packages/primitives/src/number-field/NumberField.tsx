'use client'
import { type FocusEvent, forwardRef, type ReactNode, useId, useImperativeHandle, useRef } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { flushSync } from 'react-dom'
import { asControl, type FieldProps, renderField } from '../field/Field.tsx'
import { PostedValue } from '../internal/PostedValue.tsx'
import { useTypedValue } from '../internal/use-typed-value.ts'
import { announce } from '../live/announce.ts'
import { useLocale } from '../locale/index.ts'
import { affixedInput } from '../text-field/affixed.css.ts'
import { affixIds, renderAffixed } from '../text-field/affixed.tsx'
import type { TextFieldProps } from '../text-field/TextField.tsx'
import { decimalOf, digitsOf, numberNotation, stepFrom } from './number-text.ts'
import { SpinInput } from './SpinInput.tsx'
import { renderSteppers } from './steppers.tsx'
import { useRepeatOnHold } from './use-repeat-on-hold.ts'

type Handled = 'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max' | 'step' | 'inputMode' | 'pattern'

export interface NumberFieldProps extends Omit<TextFieldProps, Handled>, FieldProps {
  /** Null for no number. Invalid text is kept until this changes. */
  value?: number | null
  defaultValue?: number
  /** Called with a number, or null for no value and invalid text. */
  onChange?: (value: number | null) => void
  min?: number
  max?: number
  /** The increment of buttons and arrow keys, which also sets the number of decimals. @default 1 */
  step?: number
  /** The error for invalid text, shown after blur, for example "Enter a number such as 3". */
  parseError: string
  /** The error for a number outside `min` and `max`, shown after blur. Input is never corrected automatically. */
  rangeError?: string
  /** Names of the step buttons. Without them, there are none. */
  stepLabels?: { increase: string; decrease: string }
}

/** A counted or measured number. Renders an `<input role="spinbutton">`; the ref is the input's. */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(props, forwarded) {
  const ownId = useId()
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(forwarded, () => input.current as HTMLInputElement, [])
  const { locale } = useLocale()
  const {
    label,
    isLabelHidden,
    description,
    error,
    isRequired,
    optionalMark,
    value,
    defaultValue,
    onChange,
    onBlur,
    min,
    max,
    step = 1,
    parseError,
    rangeError,
    stepLabels,
    prefix,
    suffix,
    size,
    name,
    id = ownId,
    'aria-describedby': describedBy,
    ...native
  } = props

  const notation = numberNotation(locale, digitsOf(step), wordsOf(prefix, suffix))
  const isOutside = (number: number) => number < (min ?? -Infinity) || number > (max ?? Infinity)
  const problemOf = (text: string | null) => {
    if (text === null) return parseError
    return text !== '' && isOutside(Number(text)) ? rangeError : undefined
  }
  const typed = useTypedValue({
    input,
    notation,
    given: value === undefined ? undefined : value === null ? '' : decimalOf(value),
    defaultValue: defaultValue === undefined ? '' : decimalOf(defaultValue),
    problemOf,
  })
  const number = typed.value ? Number(typed.value) : undefined

  const hasStepped = useRef(false)
  const put = (next: number) => {
    if (native.disabled || native.readOnly || next === number) return false
    hasStepped.current = true
    typed.put(decimalOf(next))
    onChange?.(next)
    return true
  }
  const stepBy = (steps: number) => put(stepFrom(number, steps, { min, max, step }))
  // On release, because every number passed while held would be announced.
  const tell = () => {
    const words = input.current?.getAttribute('aria-valuetext')
    if (hasStepped.current && words) announce(words, 'assertive')
    hasStepped.current = false
  }
  const hold = useRepeatOnHold(stepBy, tell)
  const pressStep = (direction: 1 | -1) => {
    flushSync(() => stepBy(direction))
    tell()
  }

  const shown = { ...props, error: typed.problem ?? error }
  const spinbutton = (
    <I18nProvider locale={locale}>
      <SpinInput
        autoComplete="off"
        {...asControl(native, id, shown, affixIds(id, { prefix, suffix }, describedBy))}
        inputRef={input}
        inputMode={digitsOf(step) > 0 ? 'decimal' : min !== undefined && min >= 0 ? 'numeric' : undefined}
        className={affixedInput}
        data-name={name}
        text={typed.text}
        number={number}
        min={min}
        max={max}
        stepBy={stepBy}
        put={put}
        onSpinEnd={tell}
        onChange={(event) => {
          const next = typed.type(event.target.value)
          onChange?.(next ? Number(next) : null)
        }}
        onBlur={(event: FocusEvent<HTMLInputElement>) => {
          typed.leave()
          onBlur?.(event)
        }}
      />
    </I18nProvider>
  )
  const isFixed = native.disabled || native.readOnly
  const steppers = stepLabels
    ? renderSteppers(stepLabels, hold, pressStep, {
        increase: isFixed || (number ?? -Infinity) >= (max ?? Infinity),
        decrease: isFixed || (number ?? Infinity) <= (min ?? -Infinity),
      })
    : null
  return (
    <>
      {renderField(id, shown, renderAffixed(id, spinbutton, { prefix, suffix, size }, steppers))}
      <PostedValue name={name} value={typed.value ?? ''} form={native.form} disabled={native.disabled} />
    </>
  )
})

/** Returns the text of affixes, which may be typed with the number. */
function wordsOf(...affixes: ReactNode[]) {
  return affixes.filter((affix) => typeof affix === 'string')
}
