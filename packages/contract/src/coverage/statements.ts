import type { Method } from '../operation.ts'
import { type Carries, carries } from './carries.ts'
import type { Line, Part } from './document.ts'
import { speltOut } from './idioms.ts'
import { clauses, labelled, type Phrase, phrase, phrases, sentences, type Verb } from './phrases.ts'
import { type Scope, scopeOf, type Target, targets } from './scope.ts'

/** An operation as named by the specification. */
export interface Statement extends Target {
  readonly part: Part
  readonly line: Line
  /** Absent if prose names no verb. */
  readonly method: Method | undefined
  readonly carries: Carries | undefined
}

interface Draft extends Target {
  readonly method: Method | undefined
  readonly notes: string[]
  /** Whether it is written as a path rather than a word. */
  readonly isPath: boolean
  readonly isJoined: boolean
}

type Puzzled = (line: Line, words: string) => void

/** Parses one heading of section 7 by sentence. Unparsable text goes to `puzzled`. */
export function statements(part: Part, puzzled: Puzzled): Statement[] {
  const scope = scopeOf(part)
  return part.lines.flatMap((line) => {
    scope.startLine()
    return sentences(speltOut(part.area, line.text)).flatMap((sentence) =>
      new Reader(scope, (words) => puzzled(line, words))
        .read(sentence)
        .map(({ kind, base, target, method, notes }) => ({
          part,
          line,
          method,
          kind,
          base,
          target: notes.some((note) => note.includes('path value')) ? `${target}/{}` : target,
          carries: carries(notes, method),
        })),
    )
  })
}

/** Parses one sentence: verbs apply until the next ones, a label and a prefix until the end. */
class Reader {
  private verbs: readonly Verb[] = []
  private isWaiting = false
  private said: readonly string[] = []
  private label = ''
  private prefix = ''
  private drafts: Draft[] = []
  private readonly scope: Scope
  private readonly puzzled: (words: string) => void

  constructor(scope: Scope, puzzled: (words: string) => void) {
    this.scope = scope
    this.puzzled = puzzled
  }

  read(sentence: string): readonly Draft[] {
    for (const clause of clauses(sentence)) {
      const { label, rest } = labelled(clause)
      if (label) this.head(phrase(label))
      const start = this.drafts.length
      for (const one of phrases(rest)) this.phrase(one, start)
      if (this.isWaiting) this.emit({ path: '', words: this.label ? [this.label] : [] })
    }
    return this.drafts
  }

  /** Parses the part before a colon: verbs with notes, a base, or a label. */
  private head({ verbs, path, words, note }: Omit<Phrase, 'isJoined'>) {
    if (verbs.length) {
      this.verbs = verbs
      this.said = [note, ...verbs.map((verb) => verb.note)]
      this.prefix = path
    } else if (path) this.scope.rebase(path, note)
    else if (/^v\d$/.test(words[0] ?? '')) this.scope.only(words[0] ?? '')
    else this.label = words.join(' ')
  }

  private phrase(one: Phrase, start: number) {
    if (one.verbs.length) {
      this.verbs = this.isWaiting ? [...this.verbs, ...one.verbs] : one.verbs
      this.said = []
      this.isWaiting = true
    }
    const isPrefix = one.path.endsWith('/')
    if (isPrefix) this.prefix = one.path
    if (one.path && !isPrefix && one.words.some((word) => /^under$/i.test(word)) && !one.words.includes('CRUD'))
      this.scope.rebase(one.path, '')
    else if (!isPrefix && (one.path || one.words.length)) return this.emit(one, start)
    const words = one.words.filter((word) => !/^(?:followed|by|one|of|under)$/i.test(word))
    if (words.length) this.emit({ ...one, path: '', words }, start)
  }

  private emit(one: Pick<Phrase, 'path' | 'words'> & Partial<Phrase>, start = this.drafts.length) {
    const { note = '', isJoined = false, path } = one
    const verbs = this.verbs.length ? this.verbs : [undefined]
    const found = verbs.flatMap((verb) =>
      targets(this.scope, { ...one, prefix: this.prefix, label: this.label }, verb?.method).map(
        ({ method, ...target }) => ({
          ...target,
          method,
          notes: [...this.said, note, verb?.note ?? ''].filter(Boolean),
          isPath: path !== '',
          isJoined,
        }),
      ),
    )
    if (found.length === 0) this.puzzled([path, ...one.words].join(' '))
    this.isWaiting = false
    this.verbs = this.verbs.map(({ method }) => ({ method, note: '' }))
    if (note) this.spread(note, path !== '', start)
    this.drafts.push(...found)
  }

  /** Applies a note in brackets to previous statements without their own. */
  private spread(note: string, isPath: boolean, start: number) {
    const clause = this.drafts.slice(start)
    if (/^(?:each|all)\b/.test(note)) {
      for (const draft of note.startsWith('each') ? this.drafts : clause)
        if (draft.notes.length === 0) draft.notes.push(note)
      return
    }
    // "/void, /makeDelinquent, /fail (no body)" applies to all three; "touch, updateAddress (query)" doesn't.
    const isOfBodies = /\b(?:body|bodies|json)\b/i.test(note) && !note.includes('query')
    const isOfRow = isOfBodies && (isPath || clause.every(({ notes }) => notes.length === 0))
    for (const draft of clause.toReversed()) {
      if (draft.notes.length || (draft.isPath !== isPath && !isOfRow) || !(draft.isJoined || isOfRow)) return
      draft.notes.push(note)
    }
  }
}
