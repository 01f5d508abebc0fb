'use client'
import { type ChangeEvent, type RefObject, useRef, useState } from 'react'
import { afterPress } from '../internal/after-press.ts'
import { useBrowserEffect } from '../internal/use-browser-effect.ts'
import { useFormReset } from '../internal/use-form-reset.ts'
import { useOnIntent } from '../internal/use-on-intent.ts'
import { draftOf, numberOf, type PhoneCountry, type PhoneDraft, tidied, typed } from './phone-draft.ts'
import type { PhoneFieldProps } from './PhoneField.tsx'

const loadNumbers = () => import('./phone-numbers.ts')

interface PhoneOptions extends Pick<PhoneFieldProps, 'countries' | 'defaultCountry' | 'value' | 'defaultValue'> {
  input: RefObject<HTMLInputElement | null>
  invalidError: string
  onChange: PhoneFieldProps['onChange']
}

interface State extends PhoneDraft {
  given: string | undefined
  isLeft: boolean
}

export function usePhoneNumber(options: PhoneOptions) {
  const { input, countries, defaultCountry, value, defaultValue = '', invalidError, onChange } = options
  const { part: numbers, ask } = useOnIntent(loadNumbers)
  const given = value === null ? '' : value
  const stateOf = (number: string, country: PhoneCountry): State => ({
    ...(number ? draftOf(number, country, countries, numbers) : { text: '', country }),
    given,
    isLeft: false,
  })
  const begin = () =>
    stateOf(given ?? defaultValue, countries.find(({ code }) => code === defaultCountry) ?? countries[0])
  const [state, setState] = useState(begin)
  const current = following(state)
  if (current !== state) setState(current)

  const number = numberOf(current, numbers)
  const problemOf = (of: string | null) => (of === null && numbers ? invalidError : undefined)
  const problem = problemOf(number)
  useBrowserEffect(() => input.current?.setCustomValidity(problem ?? ''), [input, problem])
  useFormReset(input, () => setState(begin()))

  const latest = useRef({ current, countries, onChange })
  useBrowserEffect(() => {
    latest.current = { current, countries, onChange }
  })
  // Text typed while the plans were loading is parsed again before the next key, which would otherwise be reverted.
  const known = useRef(numbers)
  useBrowserEffect(() => {
    if (!numbers || known.current) return
    known.current = numbers
    const { current: draft, countries: among, onChange: emit } = latest.current
    const guessed = numberOf(draft, undefined)
    const read = numberOf(draft, numbers)
    const isAtEnd = input.current?.selectionEnd === draft.text.length
    const next = read === guessed ? tidied(draft, numbers) : typed(draft, among, numbers, isAtEnd)
    setState((state) => (state.text === draft.text ? { ...state, ...next } : state))
    if (read !== guessed) emit?.(read)
  }, [input, numbers])

  return {
    ask,
    text: current.text,
    country: current.country,
    value: number,
    problem: current.isLeft ? problem : undefined,
    type(event: ChangeEvent<HTMLInputElement>) {
      const { value: text, selectionEnd } = event.target
      // While deleting, separators would reappear at once.
      const isAtEnd = text.length > current.text.length && selectionEnd === text.length
      change(typed({ ...current, text }, countries, numbers, isAtEnd))
    },
    choose(code: string) {
      const country = countries.find((each) => each.code === code) ?? current.country
      const text = current.text.trim().startsWith('+') ? current.text : current.text.replace(/[\s().-]/g, '')
      change(typed({ text, country }, countries, numbers, true))
    },
    leave() {
      if (number !== null) setState({ ...current, ...tidied(current, numbers) })
      else afterPress(() => setState((latest) => ({ ...latest, isLeft: true })))
    },
  }

  function change(draft: PhoneDraft) {
    const next = numberOf(draft, numbers)
    input.current?.setCustomValidity(problemOf(next) ?? '')
    setState({ ...current, ...draft, isLeft: current.isLeft && problemOf(next) !== undefined })
    if (next !== number) onChange?.(next)
  }

  /** Keeps typed text if the value equals it; any other value rewrites it. */
  function following(of: State): State {
    if (given === of.given || given === undefined) return of
    if (given === (numberOf(of, numbers) ?? '')) return { ...of, given }
    return stateOf(given, of.country)
  }
}
