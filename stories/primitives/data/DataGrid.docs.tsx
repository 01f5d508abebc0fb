import { TextField } from '@memberkit/primitives/text-field'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose:
    'A table to work in: keyboard navigation by cell, row selection and editing in place. For people who use it all day.',
  alternatives: [
    { use: 'Table', when: 'people read, compare and open rows. This is the usual case and needs no special keys.' },
    { use: 'VirtualTable', when: 'the same, for more than 200 rows.' },
    { use: 'RepeatableRows', when: 'a few rows are filled in as part of a form.' },
  ],
  anatomy: [
    {
      part: 'Columns',
      about: 'As in Table: sorting, checkboxes, menus, `useTableColumns`. `editing` makes cells editable.',
    },
    {
      part: 'Cell',
      about: 'Takes focus. If it contains only a button, link or checkbox, that takes focus instead.',
    },
    { part: 'Editor', about: 'A text input in place of the text, or what `editing.render` returns.' },
    {
      part: 'Message',
      about: 'Below the editor: why a change wasn’t saved. The typed text stays, even if the row scrolls out of view.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the last focused cell, then out of the grid.' },
    { keys: 'Arrow keys', does: 'Moves to the next cell, including the header.' },
    { keys: 'Home, End', does: 'Moves to the first or last cell of the row.' },
    { keys: 'Ctrl+Home, Ctrl+End', does: 'Moves to the first or last cell of the grid.' },
    { keys: 'Page up, Page down', does: 'Moves up or down by the number of visible rows.' },
    {
      keys: 'Enter, F2',
      does: 'Edits the cell, or moves into its controls. On other cells, Enter opens the row.',
    },
    { keys: 'Escape', does: 'Discards the change, or returns from the controls to the cell.' },
    { keys: 'Enter', does: 'In an editor: saves.' },
    { keys: 'Tab, Shift+Tab', does: 'In an editor: saves, and moves to the next or previous cell.' },
    { keys: 'Space, Shift+Space', does: 'Selects or deselects the row.' },
    { keys: 'Shift+Arrow down, Shift+Arrow up', does: 'Extends or reduces the selection.' },
    { keys: 'Ctrl+A', does: 'Selects all rows.' },
  ],
  accessibility: [
    'A native table with the role of a grid, so screen readers pass arrow keys on and every cell can be reached.',
    'Row and column counts and indexes are set, because only visible rows are in the document.',
    'Needs no double press: a press focuses a cell, a press on the focused cell edits it.',
    'The reason for a refused change is announced at once and then describes the editor.',
  ],
  content: [
    'Say what is wrong and what is allowed: “At most 40 characters.”',
    '`failedMessage` is for unknown reasons: “Not saved. Try again.”',
  ],
  guidance: [
    {
      do: {
        caption: 'Say at the editor why a change wasn’t saved and what is allowed.',
        example: (
          <TextField label="Note" defaultValue="Paid by cheque, sent on March 8" error="At most 20 characters." />
        ),
      },
      dont: {
        caption: 'Say only that it wasn’t saved.',
        example: <TextField label="Note" defaultValue="Paid by cheque, sent on March 8" error="Not saved." />,
      },
    },
  ],
}
