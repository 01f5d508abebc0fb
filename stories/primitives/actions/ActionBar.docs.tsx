import { ActionBar } from '@memberkit/primitives/action-bar'
import { Button } from '@memberkit/primitives/button'
import { ButtonGroup } from '@memberkit/primitives/button-group'
import { Checkbox } from '@memberkit/primitives/checkbox'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

const nothing = () => {}

export const docs: ComponentDocs = {
  purpose: 'Shows what can be done with all selected rows, in a bar that floats over the end of the list.',
  alternatives: [
    { use: 'Menu', when: 'an action is on one row: put it into that row.' },
    { use: 'ButtonGroup', when: 'the actions do not depend on what is selected.' },
  ],
  anatomy: [
    { part: 'Content', about: 'What is selected from: a Table, or any list with checkboxes.' },
    { part: 'Clear', about: 'The cross that ends the selection.' },
    { part: 'Count', about: 'How many are selected, in words.' },
    { part: 'Actions', about: 'Buttons; those that find no room are in a menu.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from the last row into the bar.' },
    { keys: 'Escape', does: 'In the rows or in the bar: clears the selection; the focus goes to the row it was in.' },
  ],
  accessibility: [
    'When the bar appears, the count and `labels.appeared` are read out; after that, each new count.',
    'It never covers the last row, and what gets the focus is scrolled out from under it.',
  ],
  content: [
    'The count names what is counted: “3 invoices selected”.',
    'Actions say what they do to all of them. A dialog before what cannot be undone repeats the count.',
  ],
  guidance: [
    {
      do: {
        says: 'Let the bar come with the selection.',
        shows: (
          <ActionBar
            selectedCount={1}
            countLabel="1 selected"
            onClear={nothing}
            actions={[{ label: 'Send again', onPress: nothing }]}
            labels={{ bar: 'Actions for the example', clear: 'Clear', more: 'More', appeared: 'Actions are below.' }}
          >
            <Checkbox label="INV-2026-0031" isDefaultChecked />
          </ActionBar>
        ),
      },
      dont: {
        says: 'Keep buttons above the list that do nothing most of the time.',
        shows: (
          <>
            <ButtonGroup>
              <Button disabled>Send again</Button>
              <Button disabled>Void</Button>
            </ButtonGroup>
            <Checkbox label="INV-2026-0032" />
          </>
        ),
      },
    },
  ],
}
