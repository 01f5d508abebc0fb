'use client'
import { type ChangeEvent, type FocusEvent, forwardRef, useState } from 'react'
import { useLocale } from '../locale/index.ts'
import { afterPress } from '../internal/after-press.ts'
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx'
import { type MoneyNotation, moneyNotation } from './money-text.ts'

type TextProps = Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'prefix' | 'suffix'>

export interface MoneyFieldProps extends TextProps {
  /** ISO 4217, for example `CAD`. */
  currency: string
  /** A decimal such as "49.90"; '' or null for no amount. Text that is no amount is kept until this changes. */
  value?: string | null
  defaultValue?: string
  /** With a decimal of the currency's length, '' for nothing, or null while the text is no amount. */
  onChange?: (value: string | null, event: ChangeEvent<HTMLInputElement>) => void
  /** Said, once the field is left, of text that is no amount, for example "Enter an amount such as 49.90". */
  parseError: string
}

/** An amount of money, typed and shown as the locale writes it; the ref is the input's. */
export const MoneyField = forwardRef<HTMLInputElement, MoneyFieldProps>(function MoneyField(
  { currency, value, defaultValue = '', onChange, onBlur, parseError, error, name, ...field },
  ref,
) {
  const { locale } = useLocale()
  const notation = moneyNotation(locale, currency)
  const given = value === null ? '' : value
  const [draft, setDraft] = useState(() => draftOf(given ?? defaultValue, notation, given))

  const current = following(draft, notation, given)
  if (current !== draft) setDraft(current)

  const change = (text: string, event: ChangeEvent<HTMLInputElement>) => {
    const amount = notation.parse(text)
    setDraft({ ...current, text, amount, isLeft: current.isLeft && amount === null })
    onChange?.(amount, event)
  }
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    if (current.amount !== null) setDraft(draftOf(given ?? current.amount, notation, given))
    else afterPress(() => setDraft((latest) => ({ ...latest, isLeft: latest.amount === null })))
    onBlur?.(event)
  }
  return (
    <>
      <TextField
        autoComplete="off"
        inputMode="decimal"
        {...field}
        ref={ref}
        error={current.isLeft ? parseError : error}
        prefix={notation.prefix}
        suffix={notation.suffix}
        value={current.text}
        onChange={change}
        onBlur={leave}
      />
      {name === undefined ? null : <input type="hidden" name={name} value={current.amount ?? ''} />}
    </>
  )
})

/** What is in the field, and what it was made from. */
interface Draft {
  text: string
  amount: string | null
  given: string | undefined
  notation: MoneyNotation
  /** The field was left with text that is no amount. */
  isLeft: boolean
}

function draftOf(amount: string, notation: MoneyNotation, given: string | undefined): Draft {
  return { text: notation.write(amount), amount, given, notation, isLeft: false }
}

/** A value that only echoes the typing leaves the text alone; any other value, and another locale, rewrite it. */
function following(draft: Draft, notation: MoneyNotation, given: string | undefined): Draft {
  const isEcho = given === draft.given || given === undefined || given === (draft.amount ?? '')
  if (!isEcho) return draftOf(given, notation, given)
  if (notation !== draft.notation && draft.amount !== null) return draftOf(draft.amount, notation, given)
  return notation === draft.notation && given === draft.given ? draft : { ...draft, notation, given }
}
