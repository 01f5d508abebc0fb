import type { KeyboardEvent, MouseEvent } from 'react'

type Segment = HTMLInputElement | HTMLSelectElement

/** The inputs of the value that this one is part of: those within the nearest element marked as theirs. */
function segmentsAround(input: Element) {
  return [...(input.closest('[data-segments]')?.querySelectorAll<Segment>('[data-part]') ?? [])]
}

/** Keeps a form from being sent while there is a message, and says at which part. */
export function holdBack(group: Element | null, part: string | undefined, message = '') {
  for (const segment of group?.querySelectorAll<Segment>('[data-part]') ?? [])
    segment.setCustomValidity(segment.dataset.part === part ? message : '')
}

export function lastOf(input: Element) {
  return segmentsAround(input).at(-1)
}

/** Typed by somebody, letter by letter, not pasted, filled in by the browser or typed into the middle. */
export function isTypedAtEnd(input: Segment, event: Event) {
  const { inputType } = event as InputEvent
  const isTyped = inputType === 'insertText' || inputType === 'insertCompositionText'
  return isTyped && input instanceof HTMLInputElement && input.selectionStart === input.value.length
}

/** To the next part, whose text the next key replaces. */
export function goOn(input: Segment, when: 'always' | 'if empty' | 'never') {
  if (when === 'never') return
  const segments = segmentsAround(input)
  const next = segments[segments.indexOf(input) + 1]
  if (!next || (when === 'if empty' && next.value)) return
  next.focus()
  if (next instanceof HTMLInputElement) next.select()
}

/** From the start of a part to the end of the one before it. */
export function goBack(event: KeyboardEvent<HTMLElement>) {
  const input = event.target as Segment
  if (input instanceof HTMLInputElement && (input.selectionStart !== 0 || input.selectionEnd !== 0)) return
  const segments = segmentsAround(input)
  const previous = segments[segments.indexOf(input) - 1]
  if (!previous) return
  event.preventDefault()
  previous.focus()
  if (previous instanceof HTMLInputElement) previous.setSelectionRange(previous.value.length, previous.value.length)
}

/** A press beside the parts, within the box that they look like, is meant for them. */
export function focusFirst(event: MouseEvent<HTMLElement>) {
  if ((event.target as Element).closest('input, select, button')) return
  event.preventDefault()
  focusFirstAround(event)
}

export function focusFirstAround({ currentTarget }: MouseEvent<HTMLElement>) {
  const around = currentTarget.localName === 'legend' ? currentTarget.parentElement : currentTarget
  around?.querySelector<HTMLElement>('[data-part]')?.focus()
}
