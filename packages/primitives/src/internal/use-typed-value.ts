'use client'
import { type RefObject, useState } from 'react'
import { afterPress } from './after-press.ts'
import { useBrowserEffect } from './use-browser-effect.ts'
import { useFormReset } from './use-form-reset.ts'

/** How a value is written for reading, and read from what was typed: '' for nothing, null for what is no value. */
export interface Notation {
  write: (value: string) => string
  parse: (text: string) => string | null
}

interface TypedValueOptions {
  input: RefObject<HTMLInputElement | null>
  notation: Notation
  /** The value of the caller; undefined where the field keeps its own. */
  given: string | undefined
  defaultValue: string
  /** What is wrong with the value, in words; null stands for text that is none. */
  problemOf: (value: string | null) => string | undefined
}

/**
 * Text that stays as it is typed while its value is handed on, and is tidied when the field is left. Text that is no
 * value stays, is said to be none once the field is left, and holds back the form at once.
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
    /** Said once the field was left. */
    problem: current.isLeft ? problem : undefined,
    type(text: string) {
      const value = notation.parse(text)
      const isWrong = problemOf(value) !== undefined
      // A form that listens to the same event must find it said.
      input.current?.setCustomValidity(problemOf(value) ?? '')
      setDraft({ ...current, text, value, isLeft: current.isLeft && isWrong })
      return value
    },
    /** A value that was not typed, for example by a button. */
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

/** What is in the field, and what it was made from. */
interface Draft {
  text: string
  value: string | null
  given: string | undefined
  notation: Notation
  /** The field was left while something was wrong with it. */
  isLeft: boolean
}

function draftOf(value: string, notation: Notation, given: string | undefined): Draft {
  return { text: notation.write(value), value, given, notation, isLeft: false }
}

/** A value that only echoes the typing leaves the text alone; any other value, and another locale, rewrite it. */
function following(draft: Draft, notation: Notation, given: string | undefined): Draft {
  const isEcho = given === draft.given || given === undefined || given === (draft.value ?? '')
  if (!isEcho) return draftOf(given, notation, given)
  if (notation !== draft.notation && draft.value !== null) return draftOf(draft.value, notation, given)
  return notation === draft.notation && given === draft.given ? draft : { ...draft, notation, given }
}
