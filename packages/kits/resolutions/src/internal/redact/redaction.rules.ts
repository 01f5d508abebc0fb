import type { ResolutionRedaction } from '@memberkit/contract/partners/resolutions'
import type { Resolution } from '../../shared/received.ts'
import { allNotes, type NoteList } from '../internal-notes.ts'
import { type Finding, findPersonalData, overlaps, type Piece, piecesOf, redacted, type Span } from './detect.rules.ts'

/** A text of a case that can be redacted. */
export interface RedactableText {
  /** `description`, or the id of a note. */
  id: string
  list: 'description' | NoteList
  author?: string
  text: string
  findings: readonly Finding[]
}

/** Returns the texts of a case with what looks personal in them. */
export function redactableTexts(resolution: Resolution): RedactableText[] {
  const { description } = resolution
  return [
    { id: 'description', list: 'description' as const, text: description, findings: findPersonalData(description) },
    ...allNotes(resolution).map(({ id, list, note }) => ({
      id,
      list,
      author: note.author.name,
      text: note.body,
      findings: findPersonalData(note.body),
    })),
  ]
}

/** The words to remove, by the id of their text. */
export type Removals = Readonly<Record<string, readonly Span[]>>

/** Begins with everything that was found. */
export const foundIn = (texts: readonly RedactableText[]): Removals =>
  Object.fromEntries(texts.map(({ id, findings }) => [id, findings]))

/** Returns what is removed once texts have changed: as chosen where they haven't, else what is found in them now. */
export const keptIn = (
  texts: readonly RedactableText[],
  removals: Removals,
  before: readonly RedactableText[],
): Removals =>
  Object.fromEntries(
    texts.map(({ id, text, findings }) => {
      const isSame = before.some((one) => one.id === id && one.text === text)
      return [id, isSame ? (removals[id] ?? []) : findings]
    }),
  )

export const isRemoved = (removals: Removals, id: string, span: Span): boolean =>
  (removals[id] ?? []).some((one) => one.start === span.start && one.end === span.end)

export function toggled(removals: Removals, id: string, span: Span): Removals {
  const all = removals[id] ?? []
  const rest = all.filter((one) => one.start !== span.start || one.end !== span.end)
  return { ...removals, [id]: rest.length < all.length ? rest : [...all, { start: span.start, end: span.end }] }
}

/** Returns what is removed besides the findings: words that somebody selected. */
export const selectedIn = ({ id, findings }: RedactableText, removals: Removals): Span[] =>
  (removals[id] ?? []).filter((span) => !findings.some((one) => one.start === span.start && one.end === span.end))

/** Adds selected words; those within what is removed already add nothing. */
export function withSelection(removals: Removals, id: string, span: Span): Removals {
  const all = removals[id] ?? []
  if (span.end <= span.start || all.some((one) => one.start <= span.start && span.end <= one.end)) return removals
  return {
    ...removals,
    [id]: [...all.filter((one) => !overlaps(one, span) || one.end > span.end || one.start < span.start), span],
  }
}

export interface RedactedText extends RedactableText {
  after: string
  pieces: readonly Piece[]
}

/** Returns the texts that change, with what remains of them. */
export const remaining = (texts: readonly RedactableText[], removals: Removals, token: string): RedactedText[] =>
  texts.flatMap((one) => {
    const spans = removals[one.id] ?? []
    const after = redacted(one.text, spans, token)
    return after === one.text ? [] : [{ ...one, after, pieces: piecesOf(one.text, spans) }]
  })

/** Returns the body of the call: only what changes. */
export function redactionOf(changed: readonly RedactedText[]): ResolutionRedaction {
  const description = changed.find(({ list }) => list === 'description')?.after
  const notes = changed.filter(({ list }) => list !== 'description').map(({ id, after }) => ({ id, body: after }))
  return { ...(description !== undefined && { description }), notes }
}
