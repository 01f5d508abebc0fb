import type { NotePriority } from '@memberkit/contract/identity/notes'
import type { AllowedNoteAction } from './note-actions.ts'
import type { AutoComment, Note } from './received.ts'

/** A note by a person, with what the reader may do to it. */
export interface NoteRow {
  kind: 'note'
  id: string
  note: Note
  actions: readonly AllowedNoteAction[]
}

/** A comment by the platform. */
export interface CommentRow {
  kind: 'comment'
  id: string
  comment: AutoComment
}

export type NotesRow = NoteRow | CommentRow

/** Comments of the platform that follow each other, folded; what asks for attention isn't. */
export interface CommentRun {
  kind: 'run'
  id: string
  comments: readonly AutoComment[]
}

export type NotesOrder = 'newest' | 'priority'

const ranks: Readonly<Record<string, number>> = { HIGH: 0, MEDIUM: 1, LOW: 2 } satisfies Record<NotePriority, number>

const entityOf = (row: NotesRow) => (row.kind === 'note' ? row.note : row.comment)
// A priority of a newer platform asks for attention until somebody has looked.
const rankOf = (row: NotesRow) => ranks[entityOf(row).priority] ?? 0
const timeOf = (row: NotesRow) => Date.parse(entityOf(row).createdAt) || 0

/** The newest first, or the most urgent first and of those the newest. */
export function inOrder(rows: readonly NotesRow[], order: NotesOrder): NotesRow[] {
  return rows.toSorted(
    (one, other) => (order === 'priority' ? rankOf(one) - rankOf(other) : 0) || timeOf(other) - timeOf(one),
  )
}

/** Folds two or more comments of the platform in a row, except those of high or unknown priority. */
export function folded(rows: readonly NotesRow[]): (NotesRow | CommentRun)[] {
  const shown: (NotesRow | CommentRun)[] = []
  for (const row of rows) {
    const last = shown.at(-1)
    if (row.kind === 'note' || rankOf(row) === 0) shown.push(row)
    else if (last?.kind === 'run') shown[shown.length - 1] = { ...last, comments: [...last.comments, row.comment] }
    else if (last?.kind === 'comment' && rankOf(last) > 0) {
      shown[shown.length - 1] = { kind: 'run', id: `run ${last.id}`, comments: [last.comment, row.comment] }
    } else shown.push(row)
  }
  return shown
}

export interface NotesFilters {
  /** Priorities as received. */
  priorities?: readonly string[]
  /** Ids of authors. */
  authors?: readonly string[]
  /** Whether the platform's comments are left out, except urgent ones. */
  withoutComments?: boolean
}

export function filterNotes(rows: readonly NotesRow[], filters: NotesFilters): NotesRow[] {
  const { priorities, authors, withoutComments } = filters
  return rows.filter((row) => {
    if (row.kind === 'comment' && (authors || (withoutComments && rankOf(row) > 0))) return false
    if (row.kind === 'note' && authors && !authors.includes(row.note.authorId)) return false
    return !priorities || priorities.includes(entityOf(row).priority)
  })
}
