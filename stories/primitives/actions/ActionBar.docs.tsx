import { ActionBar } from '@memberkit/primitives/action-bar'
import { Button } from '@memberkit/primitives/button'
import { ButtonGroup } from '@memberkit/primitives/button-group'
import { Checkbox } from '@memberkit/primitives/checkbox'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

const nothing = () => {}

export const docs: ComponentDocs = {
  purpose: 'Shows the actions on all selected rows, in a bar that floats over the end of the list.',
  alternatives: [
    { use: 'Menu', when: 'the action applies to one row: put it in that row.' },
    { use: 'ButtonGroup', when: 'the actions don’t depend on the selection.' },
  ],
  anatomy: [
    { part: 'Content', about: 'The list with selectable rows: a Table, or any list with checkboxes.' },
    { part: 'Clear', about: 'A cross that clears the selection.' },
    { part: 'Count', about: 'The number of selected rows, in words.' },
    { part: 'Actions', about: 'Buttons; those that don’t fit move into a menu.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus from the last row into the bar.' },
    { keys: 'Escape', does: 'In the rows or the bar: clears the selection and returns focus to the row.' },
  ],
  accessibility: [
    'When the bar appears, the count and `labels.appeared` are announced; afterwards, each new count.',
    'The bar never covers the last row; focused elements scroll out from under it.',
  ],
  content: [
    'The count names the items: “3 invoices selected”.',
    'Action labels describe what happens to all selected rows. A dialog before an irreversible action repeats the count.',
  ],
  guidance: [
    {
      do: {
        caption: 'Show the bar once rows are selected.',
        example: (
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
        caption: 'Keep buttons above the list that are disabled most of the time.',
        example: (
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
