import { Field, FieldSet } from '@memberkit/primitives/field'
import { TextField } from '@memberkit/primitives/text-field'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Field adds our label and messages to a custom control; FieldSet groups several fields under one heading.',
  alternatives: [
    { use: 'TextField, Select and the others', when: 'one of them fits: each includes this frame.' },
    { use: 'Section', when: 'the group is content, not the fields of one answer.' },
    { use: 'CheckboxGroup, RadioGroup', when: 'the fields are checkboxes to choose from.' },
  ],
  anatomy: [
    { part: 'Label', about: 'Names the control, and can be pressed.' },
    { part: 'Control', about: 'Yours. Receives its `id` and the attributes that link it to its label and messages.' },
    { part: 'Error', about: 'The error and how to fix it, nearest to the control.' },
    { part: 'Description', about: 'Help that stays visible.' },
  ],
  keyboard: [],
  accessibility: [
    'Spread all given props on the focusable element. Otherwise the error isn’t read.',
    'A FieldSet is a `<fieldset>`: its heading is read before its first field, and `disabled` applies to all fields.',
    'A hidden label is still read: use it if the context already says it.',
  ],
  content: [
    'A label is a noun of one or two words without a colon: “Email”.',
    'Mark optional fields in words. Required fields are the default and have no mark.',
    'A description says what people can’t guess: where to find the number, what it is used for.',
  ],
  guidance: [
    {
      do: {
        caption: 'Give help beforehand, and keep it visible.',
        example: <TextField label="Member number" description="It is on the back of your card." />,
      },
      dont: {
        caption: 'Put help in the field, where typing hides it.',
        example: <TextField label="Member number" placeholder="See the back of your card" />,
      },
    },
    {
      do: {
        caption: 'Group the fields of one answer.',
        example: (
          <FieldSet label="Emergency contact">
            <TextField label="Full name" />
            <TextField label="Phone" />
          </FieldSet>
        ),
      },
      dont: {
        caption: 'Repeat the group’s name in every label.',
        example: (
          <div>
            <Field label="Emergency contact full name">{(control) => <input {...control} />}</Field>
            <Field label="Emergency contact phone">{(control) => <input {...control} />}</Field>
          </div>
        ),
      },
    },
  ],
}
