'use client'
import {
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useRef,
  useState,
} from 'react'
import { afterPress } from '../internal/after-press.ts'
import { useBrowserEffect } from '../internal/use-browser-effect.ts'
import { useFormReset } from '../internal/use-form-reset.ts'
import { goBack, goOn, holdBack, isTypedAtEnd, lastOf } from './moves.ts'
import type { Notation, Reading, Texts } from './notation.ts'

export interface SegmentsOptions<Part extends string> {
  notation: Notation<Part>
  read: (texts: Texts<Part>) => Reading<Part>
  /** Invalid input is kept until this changes; null and '' mean no value. */
  value?: string | null
  defaultValue?: string
  onChange?: (value: string | null) => void
  /** The name under which the value is submitted, by a hidden input. */
  name?: string
}

type InputEvent = ChangeEvent<HTMLInputElement | HTMLSelectElement>

/** Manages a value typed in parts. Each part is a native input that keeps its text, valid or not. */
export function useSegments<Part extends string>(options: SegmentsOptions<Part>) {
  const { notation, read, value, defaultValue = '', onChange, name } = options
  const given = value === null ? '' : value
  const [draft, setDraft] = useState(() => draftOf(given ?? defaultValue, notation, given))

  const current = following(draft, notation, given, read)
  if (current !== draft) setDraft(current)
  const reading = read(current.texts)
  const group = useRef<HTMLElement | null>(null)
  const setGroup = useCallback((element: HTMLElement | null) => void (group.current = element), [])
  const { message, wrong } = reading
  const faulty = wrong?.[0]
  useBrowserEffect(() => holdBack(group.current, faulty, message), [faulty, message])
  useFormReset(group, () => setDraft(draftOf(given ?? defaultValue, notation, given)))

  const change = (texts: Texts<Part>) => {
    const { value, message, wrong } = read(texts)
    // Set before a form's listener of the same event runs.
    holdBack(group.current, wrong?.[0], message)
    setDraft({ ...current, texts, isLeft: current.isLeft && value === null })
    onChange?.(value)
  }

  const type = (part: Part, event: InputEvent) => {
    const input = event.target
    const { texts, isDone } = notation.take(current.texts, part, input.value)
    const isWhole = isTypedAtEnd(input, event.nativeEvent) && notation.isWhole(part, texts[part])
    change(texts)
    goOn(input, isDone ? 'always' : isWhole ? 'if empty' : 'never')
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const input = event.target as HTMLInputElement
    const part = input.dataset.part as Part | undefined
    if (!part || input.readOnly || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Backspace') return goBack(event)
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined
    const texts = by && input.localName === 'input' && notation.step?.(current.texts, part, by)
    if (!texts) return
    event.preventDefault()
    change(texts)
  }

  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const input = event.target as HTMLInputElement
    const pasted = input.readOnly ? undefined : notation.parse(event.clipboardData.getData('text'))
    if (!pasted) return
    event.preventDefault()
    change(notation.write(pasted))
    lastOf(input)?.focus()
  }

  return {
    reading,
    /** The error message, after blur. */
    message: current.isLeft ? message : undefined,
    /** Returns the parts to mark as invalid: all, if the caller has an error. */
    wrongParts: (error: unknown): readonly Part[] => (current.isLeft && wrong) || (error ? notation.parts : []),
    group: { ref: setGroup, onKeyDown, onPaste, 'data-segments': '' },
    /** Returns the attributes of a part's input. */
    attributesOf: (part: Part, isRequired = false, isNeeded = isRequired) => ({
      'data-part': part,
      'data-name': name,
      // A custom message reports incomplete parts instead.
      required: isNeeded && reading.value === '',
      'aria-required': isRequired || undefined,
      value: current.texts[part],
      onChange: (event: InputEvent) => type(part, event),
    }),
    texts: current.texts,
    /** Sets a value that wasn't typed. The caller also calls `onChange`. */
    write: (chosen: string) => setDraft(draftOf(chosen, notation, given)),
    leave: () => {
      if (reading.value === null)
        return afterPress(() => setDraft((latest) => ({ ...latest, isLeft: read(latest.texts).value === null })))
      // Typed text may not be rendered yet: an effect that is due before moves the focus.
      setDraft((latest) => {
        const { value } = read(latest.texts)
        return value === null ? latest : draftOf(value, notation, given)
      })
    },
  }
}

/** Combines a blur handler for all parts with the caller's. */
export function onLeaving<E extends Element>(leave: () => void, onBlur?: (event: FocusEvent<E>) => void) {
  return (event: FocusEvent<E>) => {
    if (isLeaving(event)) leave()
    onBlur?.(event)
  }
}

/** Whether focus moved outside the handler's element. */
export function isLeaving({ currentTarget, relatedTarget }: FocusEvent) {
  return !currentTarget.contains(relatedTarget as Node | null)
}

/** The text of the inputs, and the value it was formatted from. */
interface Draft<Part extends string> {
  texts: Texts<Part>
  given: string | undefined
  notation: Notation<Part>
  /** Whether the field lost focus with an invalid value. */
  isLeft: boolean
}

function draftOf<Part extends string>(value: string, notation: Notation<Part>, given: string | undefined): Draft<Part> {
  return { texts: notation.write(value), given, notation, isLeft: false }
}

/** Keeps the typed texts if the value equals them; any other value, and another locale, rewrite them. */
function following<Part extends string>(
  draft: Draft<Part>,
  notation: Notation<Part>,
  given: string | undefined,
  read: SegmentsOptions<Part>['read'],
): Draft<Part> {
  if (given === draft.given && notation === draft.notation) return draft
  const { value } = read(draft.texts)
  const isEcho = given === draft.given || given === undefined || given === (value ?? '')
  if (!isEcho) return draftOf(given, notation, given)
  // An invalid value keeps its texts, in the new locale's order.
  if (notation !== draft.notation && value !== null) return draftOf(value, notation, given)
  return { ...draft, notation, given }
}
