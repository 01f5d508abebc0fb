import { RepeatableRows } from '@memberkit/primitives/repeatable-rows'
import { TextField } from '@memberkit/primitives/text-field'
import type { ComponentDocs } from '../../blocks/component-docs.ts'
import { labels, PeopleRows } from './people-rows.tsx'

export const docs: ComponentDocs = {
  purpose: 'Repeats a group of fields as often as needed: people on a plan, addresses, opening hours.',
  alternatives: [
    { use: 'ComboBox, multiple', when: 'each row would be one value from a list.' },
    { use: 'Table', when: 'rows are displayed, and edited one at a time.' },
    { use: 'Wizard', when: 'each row is a page of questions.' },
  ],
  anatomy: [
    { part: 'Legend, description, error', about: 'Names all rows together, as in a FieldSet.' },
    {
      part: 'Row',
      about: 'A fieldset with its number, fields, buttons and any error.',
    },
    { part: 'Handle', about: 'Drags the row. Present if the order matters and `labels.drag` is set.' },
    { part: 'Move up, move down', about: 'Present if the order matters and there are at least two rows.' },
    { part: 'Remove', about: 'Present while there are more rows than `minRows`.' },
    { part: 'Removed', about: 'Replaces the last removed row, with a button that restores it.' },
    { part: 'Add', about: 'Below the last row. At the maximum, it says why no more can be added.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the fields of a row, then its buttons, then the next row.' },
    { keys: 'Enter, Space', does: 'On Add: adds a row and focuses its first field.' },
    { keys: 'Enter, Space', does: 'On Remove: removes the row and focuses its neighbour, or Add if there is none.' },
    { keys: 'Enter, Space', does: 'On Undo: restores the row and focuses its first field.' },
    {
      keys: 'Enter, Space',
      does: 'On a handle: picks the row up. Arrow down and Arrow up move between positions, Enter drops it, Escape cancels.',
    },
    { keys: 'Enter, Space', does: 'On Move up or Move down: moves the row and keeps focus on the button.' },
  ],
  accessibility: [
    'Each row is a numbered group, which distinguishes fields with the same name.',
    'Removing and moving announce the row and its new position.',
    'Dragging is optional: two buttons move a row with any pointer or key.',
    'Dragging works by keyboard and with screen readers; instructions and positions are announced in the page’s language.',
    'A button at the end of the list, or at the maximum, keeps focus and says so.',
  ],
  content: [
    'Name a row by its content: “Person 2”, not “Item 2”.',
    'Say what it means that there are no rows.',
    'A row’s error is about the whole row; a field’s error belongs to the field.',
    'Don’t ask before removing a row: it can be undone.',
  ],
  guidance: [
    {
      do: { caption: 'Repeat fields that describe one item.', example: <PeopleRows /> },
      dont: {
        caption: 'Make rows of single values: use a ComboBox with multiple selection.',
        example: (
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
