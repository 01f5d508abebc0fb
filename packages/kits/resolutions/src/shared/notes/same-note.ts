import type { CreatedItem } from '@memberkit/foundation/delayed-commit'
import type { ResolutionNote } from '../received.ts'

/** Recognizes a note by its author and text: a request for one carries no key of ours. */
export const sameNote = (author: string | undefined, body: string | undefined): CreatedItem<ResolutionNote> => ({
  idOf: ({ id }) => id,
  createdAt: ({ at }) => at,
  isSame: (note) => note.body === body && note.author.id === author,
})
