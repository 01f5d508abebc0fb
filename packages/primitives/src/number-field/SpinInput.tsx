'use client'
import type { InputHTMLAttributes, Ref } from 'react'
import { useSpinButton } from 'react-aria/private/spinbutton/useSpinButton'

export interface SpinInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'min' | 'max'> {
  inputRef: Ref<HTMLInputElement>
  text: string
  number: number | undefined
  min: number | undefined
  max: number | undefined
  stepBy: (steps: number) => void
  put: (number: number) => void
  /** Called when a key is released. */
  onSpinEnd: () => void
}

/**
 * The input of a NumberField, with the role, values and keys of React Aria's spin button. Without its announcements:
 * they repeat each typed key, in a region that a modal dialog makes inert.
 */
export function SpinInput(props: SpinInputProps) {
  const { inputRef, text, number, min, max, stepBy, put, onSpinEnd, onKeyDown, onKeyUp, ...native } = props
  const { onKeyDown: spin, ...values } = useSpinButton({
    value: number,
    textValue: text,
    minValue: min,
    maxValue: max,
    isDisabled: native.disabled,
    isReadOnly: native.readOnly,
    onIncrement: () => stepBy(1),
    onDecrement: () => stepBy(-1),
    onIncrementPage: () => stepBy(10),
    onDecrementPage: () => stepBy(-10),
    onDecrementToMin: min === undefined ? undefined : () => put(min),
    onIncrementToMax: max === undefined ? undefined : () => put(max),
  }).spinButtonProps
  return (
    <input
      {...native}
      {...values}
      ref={inputRef}
      value={text}
      onFocus={native.onFocus}
      onBlur={native.onBlur}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (!event.defaultPrevented) spin?.(event)
      }}
      onKeyUp={(event) => {
        onKeyUp?.(event)
        onSpinEnd()
      }}
    />
  )
}
