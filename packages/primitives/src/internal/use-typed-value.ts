'use client'
import { type RefObject, useState } from 'react'
import { afterPress } from './after-press.ts'
import { useBrowserEffect } from './use-browser-effect.ts'
import { useFormReset } from './use-form-reset.ts'

/** The formatting of a value for reading, and its parsing from text: '' for nothing, null for invalid text. */
export interface Notation {
  write: (value: string) => string
  parse: (text: string) => string | null
}

interface TypedValueOptions {
  input: RefObject<HTMLInputElement | null>
  notation: Notation
  /** The controlled value; undefined if the field is uncontrolled. */
  given: string | undefined
  defaultValue: string
  /** The error of the value; null stands for invalid text. */
  problemOf: (value: string | null) => string | undefined
}

/**
 * Keeps text as typed while reporting its value, and formats it on blur. Invalid text stays, blocks the form at once,
 * and shows its error after blur.
 */
export function useTypedValue({ input, notation, given, defaultValue, problemOf }: TypedValueOptions) {
  const [draft, setDraft] = useState(() => draftOf(given ?? defaultValue, notation, given))
  const current = following(draft, notation, given)
  if (current !== draft) setDraft(current)

  const problem = problemOf(current.value)
  useBrowserEffect(() => input.current?.setCustomValidity(problem ?? ''), [input, problem])
  useFormReset(input, () => setDraft(draftOf(given ?? defaultValue, notation, given)))

  return {
    text: current.text,
    value: current.value,
    /** The error, shown only after blur. */
    problem: current.isLeft ? problem : undefined,
    type(text: string) {
      const value = notation.parse(text)
      const isWrong = problemOf(value) !== undefined
      // Set before a form's listener of the same event runs.
      input.current?.setCustomValidity(problemOf(value) ?? '')
      setDraft({ ...current, text, value, isLeft: current.isLeft && isWrong })
      return value
    },
    /** Sets a value that wasn't typed, such as by a button. */
    put(value: string) {
      input.current?.setCustomValidity(problemOf(value) ?? '')
      setDraft({ ...draftOf(value, notation, given), isLeft: current.isLeft })
    },
    leave() {
      if (current.value !== null)
        setDraft({ ...draftOf(given ?? current.value, notation, given), isLeft: current.isLeft })
      if (problem !== undefined)
        afterPress(() => setDraft((latest) => ({ ...latest, isLeft: problemOf(latest.value) !== undefined })))
    },
  }
}

/** The field's text, and the value it was formatted from. */
interface Draft {
  text: string
  value: string | null
  given: string | undefined
  notation: Notation
  /** Whether the field lost focus with an error. */
  isLeft: boolean
}

function draftOf(value: string, notation: Notation, given: string | undefined): Draft {
  return { text: notation.write(value), value, given, notation, isLeft: false }
}

/**
 * Returns the text for a value: unchanged if it parses to that value, otherwise reformatted, also for another locale.
 */
function following(draft: Draft, notation: Notation, given: string | undefined): Draft {
  const isEcho = given === draft.given || given === undefined || given === (draft.value ?? '')
  if (!isEcho) return draftOf(given, notation, given)
  if (notation !== draft.notation && draft.value !== null) return draftOf(draft.value, notation, given)
  return notation === draft.notation && given === draft.given ? draft : { ...draft, notation, given }
}
