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

/** A value typed in parts, each its own native input, which keeps its text whatever it is. */
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
    // A form that listens to the same event must find it said.
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
    /** What is said of it, once it has been left. */
    message: current.isLeft ? message : undefined,
    /** The parts to be marked, where there may be an error of the caller's on all of them. */
    wrongParts: (error: unknown): readonly Part[] => (current.isLeft && wrong) || (error ? notation.parts : []),
    group: { ref: setGroup, onKeyDown, onPaste, 'data-segments': '' },
    /** Of the input of a part. */
    attributesOf: (part: Part, isRequired = false, isNeeded = isRequired) => ({
      'data-part': part,
      'data-name': name,
      // What is begun is said to be incomplete, in words of our own.
      required: isNeeded && reading.value === '',
      'aria-required': isRequired || undefined,
      value: current.texts[part],
      onChange: (event: InputEvent) => type(part, event),
    }),
    texts: current.texts,
    /** Writes what was not typed; whoever calls it also says so to `onChange`. */
    write: (chosen: string) => setDraft(draftOf(chosen, notation, given)),
    leave: () => {
      if (reading.value !== null) return setDraft(draftOf(reading.value, notation, given))
      afterPress(() => setDraft((latest) => ({ ...latest, isLeft: read(latest.texts).value === null })))
    },
  }
}

/** Handler of what stands around all parts, of which the caller may have one of its own. */
export function onLeaving<E extends Element>(leave: () => void, onBlur?: (event: FocusEvent<E>) => void) {
  return (event: FocusEvent<E>) => {
    if (isLeaving(event)) leave()
    onBlur?.(event)
  }
}

/** Whether the focus has gone to something outside of what the handler is on. */
export function isLeaving({ currentTarget, relatedTarget }: FocusEvent) {
  return !currentTarget.contains(relatedTarget as Node | null)
}

/** What is in the inputs, and what it was made from. */
interface Draft<Part extends string> {
  texts: Texts<Part>
  given: string | undefined
  notation: Notation<Part>
  /** The field was left with something that cannot be taken. */
  isLeft: boolean
}

function draftOf<Part extends string>(value: string, notation: Notation<Part>, given: string | undefined): Draft<Part> {
  return { texts: notation.write(value), given, notation, isLeft: false }
}

/** A value that only echoes the typing leaves the texts alone; any other value, and another locale, rewrite them. */
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
  // What cannot be read keeps its words, though in the order of the other locale.
  if (notation !== draft.notation && value !== null) return draftOf(value, notation, given)
  return { ...draft, notation, given }
}
