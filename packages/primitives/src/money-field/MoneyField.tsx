'use client'
import { type ChangeEvent, forwardRef, useImperativeHandle, useRef } from 'react'
import { PostedValue } from '../internal/PostedValue.tsx'
import { useTypedValue } from '../internal/use-typed-value.ts'
import { useLocale } from '../locale/index.ts'
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx'
import { moneyNotation } from './money-text.ts'

type TextProps = Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'prefix' | 'suffix'>

export interface MoneyFieldProps extends TextProps {
  /** ISO 4217, for example `CAD`. */
  currency: string
  /** A decimal such as "49.90"; '' or null for no amount. Invalid text is kept until this changes. */
  value?: string | null
  defaultValue?: string
  /** Called with a decimal of the currency's length, '' for no value, or null for invalid text. */
  onChange?: (value: string | null, event: ChangeEvent<HTMLInputElement>) => void
  /** The error for invalid text, shown after blur, for example "Enter an amount such as 49.90". */
  parseError: string
}

/** An amount of money, typed and shown in the locale's format; the ref is the input's. */
export const MoneyField = forwardRef<HTMLInputElement, MoneyFieldProps>(function MoneyField(
  { currency, value, defaultValue = '', onChange, onBlur, parseError, error, name, ...field },
  forwarded,
) {
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(forwarded, () => input.current as HTMLInputElement, [])
  const { locale } = useLocale()
  const notation = moneyNotation(locale, currency)
  const given = value === null ? '' : value
  const problemOf = (amount: string | null) => (amount === null ? parseError : undefined)
  const typed = useTypedValue({ input, notation, given, defaultValue, problemOf })
  return (
    <>
      <TextField
        autoComplete="off"
        inputMode="decimal"
        {...field}
        ref={input}
        data-name={name}
        error={typed.problem ?? error}
        prefix={notation.prefix}
        suffix={notation.suffix}
        value={typed.text}
        onChange={(text, event) => {
          const amount = typed.type(text)
          onChange?.(amount, event)
        }}
        onBlur={(event) => {
          typed.leave()
          onBlur?.(event)
        }}
      />
      <PostedValue name={name} value={typed.value ?? ''} form={field.form} disabled={field.disabled} />
    </>
  )
})
