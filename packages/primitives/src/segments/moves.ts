import type { KeyboardEvent, MouseEvent } from 'react'

type Segment = HTMLInputElement | HTMLSelectElement

/** Returns the inputs of the same value: those within the nearest marked element. */
function segmentsAround(input: Element) {
  return [...(input.closest('[data-segments]')?.querySelectorAll<Segment>('[data-part]') ?? [])]
}

/** Blocks form submission while there is a message, which is set on an invalid part. */
export function holdBack(group: Element | null, part: string | undefined, message = '') {
  for (const segment of group?.querySelectorAll<Segment>('[data-part]') ?? [])
    segment.setCustomValidity(segment.dataset.part === part ? message : '')
}

export function lastOf(input: Element) {
  return segmentsAround(input).at(-1)
}

/** Whether a character was typed at the end, rather than pasted, autofilled or inserted. */
export function isTypedAtEnd(input: Segment, event: Event) {
  const { inputType } = event as InputEvent
  const isTyped = inputType === 'insertText' || inputType === 'insertCompositionText'
  return isTyped && input instanceof HTMLInputElement && input.selectionStart === input.value.length
}

/** Moves to the next part and selects its text. */
export function goOn(input: Segment, when: 'always' | 'if empty' | 'never') {
  if (when === 'never') return
  const segments = segmentsAround(input)
  const next = segments[segments.indexOf(input) + 1]
  if (!next || (when === 'if empty' && next.value)) return
  next.focus()
  if (next instanceof HTMLInputElement) next.select()
}

/** Moves from the start of a part to the end of the previous one. */
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

/** Focuses the first part on a press beside the parts within their box. */
export function focusFirst(event: MouseEvent<HTMLElement>) {
  if ((event.target as Element).closest('input, select, button')) return
  event.preventDefault()
  focusFirstAround(event)
}

export function focusFirstAround({ currentTarget }: MouseEvent<HTMLElement>) {
  const around = currentTarget.localName === 'legend' ? currentTarget.parentElement : currentTarget
  around?.querySelector<HTMLElement>('[data-part]')?.focus()
}
