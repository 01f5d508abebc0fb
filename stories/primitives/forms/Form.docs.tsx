import { Button } from '@memberkit/primitives/button'
import { Form, FormField } from '@memberkit/primitives/form'
import { TextField } from '@memberkit/primitives/text-field'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

const title = (count: number) =>
  count === 1 ? 'One thing needs your attention' : `${count} things need your attention`

export const docs: ComponentDocs = {
  purpose:
    'Contains fields that are submitted together, validates them by their native attributes, and lists errors in a summary.',
  alternatives: [
    { use: 'FilterBar', when: 'every change takes effect immediately and nothing is submitted.' },
    { use: 'Switch', when: 'it is one setting that saves by itself.' },
    { use: 'Stepper', when: 'there are too many fields for one page: use a Form per step.' },
  ],
  anatomy: [
    { part: 'Form', about: 'The `<form>`. Keeps entered values until told otherwise.' },
    { part: 'Summary', about: 'Shown after a failed submit: each error links to its field.' },
    { part: 'FormField', about: 'Gives a field its name and error, and renders it again only when they change.' },
    { part: 'Submit', about: 'A Button of type `submit`, pending while the form is.' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'In a single-line field: submits the form.' },
    { keys: 'Tab', does: 'After a failed submit: moves from the summary to its first link.' },
    { keys: 'Enter', does: 'On a link in the summary: moves to the field.' },
  ],
  accessibility: [
    'On a failed submit, focus moves to the summary, so its title is read and its links come next.',
    'Invalid fields are marked and described by their own errors. Labels scroll into view with them.',
    'Until scripts have loaded, the browser validates the same rules natively.',
    'An error clears once its field is valid; the summary stays until the next submit.',
  ],
  content: [
    'An error says what to do: “Enter your email address”, not “Email is required”.',
    'The title gives the number: “2 things need your attention”. No blame, no “oops”.',
    'Server errors use the same words, under the name of their field.',
  ],
  guidance: [
    {
      do: {
        caption: 'Let people submit, then say what is missing.',
        example: (
          <Form summaryTitle={title}>
            <FormField name="name">{(field) => <TextField {...field} label="Full name" isRequired />}</FormField>
            <div>
              <Button type="submit" tone="primary">
                Save
              </Button>
            </div>
          </Form>
        ),
      },
      dont: {
        caption: 'Disable the button and make people guess why.',
        example: (
          <Form summaryTitle={title}>
            <TextField label="Full name" isRequired />
            <div>
              <Button type="submit" tone="primary" disabled>
                Save
              </Button>
            </div>
          </Form>
        ),
      },
    },
  ],
}
