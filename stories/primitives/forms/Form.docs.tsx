import { Button } from '@memberkit/primitives/button'
import { Form, FormField } from '@memberkit/primitives/form'
import { TextField } from '@memberkit/primitives/text-field'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

const title = (count: number) =>
  count === 1 ? 'One thing needs your attention' : `${count} things need your attention`

export const docs: ComponentDocs = {
  purpose:
    'Holds fields that are sent together, checks them by the rules that their own attributes state, and lists what is wrong where it cannot be missed.',
  alternatives: [
    { use: 'FilterBar', when: 'every change takes effect at once and there is nothing to send.' },
    { use: 'Switch', when: 'it is one setting that is saved by itself.' },
    { use: 'Stepper', when: 'there is more to ask than fits one calm page: a Form a step.' },
  ],
  anatomy: [
    { part: 'Form', about: 'The `<form>`. Keeps what was typed until it is told otherwise.' },
    { part: 'Summary', about: 'There after a submit that failed: each problem is a link to its field.' },
    { part: 'FormField', about: 'Gives a field its name and its error, and draws it again only when that changes.' },
    { part: 'Submit', about: 'A Button of type `submit`, pending while the form is.' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'In a field of one line: submits the form.' },
    { keys: 'Tab', does: 'After a submit that failed: goes from the summary to its first link.' },
    { keys: 'Enter', does: 'On a link of the summary: goes to the field.' },
  ],
  accessibility: [
    'The summary takes the focus when a submit fails, so its title is read out and the links come next.',
    'Each field that is wrong is marked as invalid and described by its own error. Its label is scrolled into view with it.',
    'Until scripts have run, the browser checks the same rules in its own way.',
    'An error goes away as soon as its field keeps the rule; the summary stays as it was until the next submit.',
  ],
  content: [
    'A message says what to do: “Enter your email address”, not “Email is required”.',
    'The title counts: “2 things need your attention”. No blame, no “oops”.',
    'What the server found stands in the same words, under the name of its field.',
  ],
  guidance: [
    {
      do: {
        says: 'Let people submit, then say what is missing.',
        shows: (
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
        says: 'Disable the button and leave people to guess why.',
        shows: (
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
