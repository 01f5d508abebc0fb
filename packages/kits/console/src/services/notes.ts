import * as notes from '@memberkit/contract/identity/notes'
import { defineConsole } from '../define/index.ts'

export const notesConsole = defineConsole(notes)({
  pages: {
    Note: {
      title: ['text', 'id'],
      enter: ['listNotes'],
      read: 'getNote',
      columns: ['text', 'priority', 'subjectType', 'authorName', 'identityId', 'createdAt', 'editedAt'],
      groups: {
        overview: ['priority', 'subjectType', 'authorName'],
        dates: ['createdAt', 'editedAt'],
        content: ['text'],
        record: ['identityId', 'subjectId', 'authorId'],
      },
      create: ['createNote'],
      edit: ['updateNote', 'updateNotePriority'],
      actions: { changeNoteOwner: { group: 'people' }, deleteNote: { group: 'end', isCritical: true } },
      journal: 'noteJournal',
      clock: 'noteMaxClock',
    },
  },
})
