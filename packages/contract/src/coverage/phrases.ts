import type { Method } from '../operation.ts'

/** A verb, with the note in brackets after it: `DELETE (query) /v1/events/{id}`. */
export interface Verb {
  readonly method: Method
  readonly note: string
}

/** The text between two commas: verbs, a path, words, and a note in brackets, all optional. */
export interface Phrase {
  readonly verbs: readonly Verb[]
  readonly path: string
  readonly words: readonly string[]
  readonly note: string
  /** Whether "and" or "or", not a comma, joins it to the next one. */
  readonly isJoined: boolean
}

const outsideBrackets = String.raw`(?![^(]*\))`
const sentenceEnd = new RegExp(String.raw`\.(?=\s|$)${outsideBrackets}`)
const clauseEnd = new RegExp(`;${outsideBrackets}`)
const phraseEnd = new RegExp(String.raw`(, (?:and |or )?| and | or )${outsideBrackets}`)
const labelEnd = new RegExp(String.raw`:\s?${outsideBrackets}`)

export const sentences = (text: string): string[] => pieces(text, sentenceEnd)
export const clauses = (sentence: string): string[] =>
  pieces(sentence, clauseEnd).map((clause) => clause.replace(/^and /, ''))

/** Splits a label from the rest: `'Histories: GET currentlyActive'`. */
export function labelled(clause: string): { label: string; rest: string } {
  const at = clause.search(labelEnd)
  return at < 0 ? { label: '', rest: clause } : { label: clause.slice(0, at), rest: clause.slice(at + 1).trim() }
}

export function phrases(clause: string): Phrase[] {
  const parts = clause.split(phraseEnd)
  return parts.flatMap((part, index) =>
    index % 2 || !part.trim() ? [] : [{ ...phrase(part), isJoined: !(parts[index + 1] ?? ',').startsWith(',') }],
  )
}

const token = /\b(GET|POST|PUT|DELETE)\b|(\(([^)]*)\))|((?:\.\.\.)?\/\S*)|(\S+)/g

export function phrase(text: string): Omit<Phrase, 'isJoined'> {
  const verbs: { method: Method; note: string }[] = []
  const words: string[] = []
  let path = ''
  let note = ''
  for (const [, method, bracket, inside = '', address, word] of text.matchAll(token)) {
    const last = verbs.at(-1)
    if (method) verbs.push({ method: method as Method, note: '' })
    else if (bracket && last && !path && words.length === 0) last.note = inside
    else if (bracket) note += (note && '; ') + inside
    else if (address) path = address
    else if (word) words.push(word)
  }
  return { verbs, path, words, note }
}

const pieces = (text: string, end: RegExp): string[] =>
  text
    .split(end)
    .map((piece) => piece.trim())
    .filter(Boolean)
