// The actions on a note, in one file: the menu and the dialogs share their words and fields.
export { NoteActionDialog } from './NoteActionDialog.tsx'
export { NoteHistory } from './NoteHistory.tsx'
export { NoteMenu } from './NoteMenu.tsx'
