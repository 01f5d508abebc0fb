import { RepeatableRows } from '@memberkit/primitives/repeatable-rows'
import { TextField } from '@memberkit/primitives/text-field'
import type { ComponentDocs } from '../../blocks/component-docs.ts'
import { labels, PeopleRows } from './people-rows.tsx'

export const docs: ComponentDocs = {
  purpose: 'Asks the same few questions as often as they are needed: people on a plan, addresses, opening hours.',
  alternatives: [
    { use: 'ComboBox, multiple', when: 'each row would hold one value out of a list.' },
    { use: 'Table', when: 'rows are shown, and edited one at a time.' },
    { use: 'Wizard', when: 'each of them is a page of questions.' },
  ],
  anatomy: [
    { part: 'Legend, description, error', about: 'Of all rows together, as in a FieldSet.' },
    {
      part: 'Row',
      about: 'A fieldset with its number, its fields, a message if there is something wrong, and its buttons.',
    },
    { part: 'Handle', about: 'There if the order matters and `labels.drag` names it: the row is dragged by it.' },
    { part: 'Move up, move down', about: 'There if the order matters, and there are two rows.' },
    { part: 'Remove', about: 'There while there are more rows than `minRows`.' },
    { part: 'Removed', about: 'Stands in the place of the row removed last, with a button that brings it back.' },
    { part: 'Add', about: 'Below the last row. Once there are enough it says why there can be no more.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes through the fields of a row, then its buttons, then the next row.' },
    { keys: 'Enter, Space', does: 'On Add: adds a row and goes to its first field.' },
    { keys: 'Enter, Space', does: 'On Remove: removes the row and goes to its neighbour, or to Add if there is none.' },
    { keys: 'Enter, Space', does: 'On Undo: brings the row back and goes to its first field.' },
    {
      keys: 'Enter, Space',
      does: 'On a handle: picks the row up. Arrow down and Arrow up lead from place to place, Enter drops it, Escape puts it back.',
    },
    { keys: 'Enter, Space', does: 'On Move up or Move down: moves the row, and stays on the button.' },
  ],
  accessibility: [
    'Each row is a group with its number, so that one “Name” is told from the next.',
    'A removal and a move are read out with what the row is and where it is now.',
    'Nothing has to be dragged: two buttons move a row, by any pointer and any key.',
    'Dragging works from the keyboard and with screen readers; how, and each place, is read out in the language of the page.',
    'A button that has reached an end, or cannot add any more, keeps the focus and says so.',
  ],
  content: [
    'Name the row by what it is: “Person 2”, not “Item 2”.',
    'Say in the empty text what it means that there is none.',
    'A message of a row is about the row as a whole; what is wrong with a field belongs to the field.',
    'Do not ask before a row is removed: it can be undone.',
  ],
  guidance: [
    {
      do: { says: 'Repeat fields that describe one thing.', shows: <PeopleRows /> },
      dont: {
        says: 'Make a row of a single value: a ComboBox takes several.',
        shows: (
          <RepeatableRows
            label="Labels"
            defaultValue={['Urgent', 'Identity']}
            rowKey={(row) => row}
            rowLabel={(number) => `Label ${number}`}
            newRow={() => ''}
            labels={labels}
          >
            {({ row }) => <TextField label="Label" defaultValue={row} />}
          </RepeatableRows>
        ),
      },
    },
  ],
}
