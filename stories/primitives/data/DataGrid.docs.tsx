import { TextField } from '@memberkit/primitives/text-field'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose:
    'A table to work in: cell by cell with the keyboard, with rows to select and cells to change in place. For people who work in it all day.',
  alternatives: [
    { use: 'Table', when: 'people read, compare and open rows. That is the usual case, and needs no new keys.' },
    { use: 'VirtualTable', when: 'the same, with more than 200 rows.' },
    { use: 'RepeatableRows', when: 'a few rows are filled in as part of a form.' },
  ],
  anatomy: [
    {
      part: 'Columns',
      about: 'Those of a Table: sorting, boxes, menus, `useTableColumns`. `editing` makes cells editable.',
    },
    {
      part: 'Cell',
      about: 'Takes the focus. If a button, link or box is all there is in it, that takes the focus itself.',
    },
    { part: 'Editor', about: 'A text input in place of the words, or what `editing.render` puts there.' },
    {
      part: 'Message',
      about:
        'Below the editor: why a change was not saved. What was typed stays, even when the row is scrolled out of sight.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the cell that had the focus last, and on from there out of the grid.' },
    { keys: 'Arrow keys', does: 'Go to the next cell, also up into the header.' },
    { keys: 'Home, End', does: 'Go to the first or last cell of the row.' },
    { keys: 'Ctrl+Home, Ctrl+End', does: 'Go to the first or last cell of the grid.' },
    { keys: 'Page up, Page down', does: 'Go as many rows up or down as are in sight.' },
    {
      keys: 'Enter, F2',
      does: 'Edits the cell, or goes to the controls in it. Enter on any other cell opens the row.',
    },
    { keys: 'Escape', does: 'Gives a change up, or goes back from the controls to the cell.' },
    { keys: 'Enter', does: 'In an editor: saves.' },
    { keys: 'Tab, Shift+Tab', does: 'In an editor: saves, and goes to the next or previous cell.' },
    { keys: 'Space, Shift+Space', does: 'Selects the row, or takes it back.' },
    { keys: 'Shift+Arrow down, Shift+Arrow up', does: 'Extends the selection, and takes that back.' },
    { keys: 'Ctrl+A', does: 'Selects all rows.' },
  ],
  accessibility: [
    'A native table with the role of a grid. Screen readers hand the arrows over to it, so every cell can be reached.',
    'Row and column counts and indexes are told, for only the rows in sight are in the document.',
    'The pointer needs no double press: a press focuses a cell, a press on the focused cell edits it.',
    'Why a change was refused is read out at once, and describes the editor from then on.',
  ],
  content: [
    'Say what is wrong and what would be right: “At most 40 characters.”',
    '`failedMessage` is for when nobody knows why: “Not saved. Try again.”',
  ],
  guidance: [
    {
      do: {
        says: 'Say at the editor why a change was not saved, and what would be right.',
        shows: <TextField label="Note" defaultValue="Paid by cheque, sent on March 8" error="At most 20 characters." />,
      },
      dont: {
        says: 'Say only that it was not.',
        shows: <TextField label="Note" defaultValue="Paid by cheque, sent on March 8" error="Not saved." />,
      },
    },
  ],
}
