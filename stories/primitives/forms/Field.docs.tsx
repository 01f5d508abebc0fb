import { Field, FieldSet } from '@memberkit/primitives/field'
import { TextField } from '@memberkit/primitives/text-field'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose:
    'Field puts our label and messages around a control of your own; FieldSet puts several fields under one heading.',
  alternatives: [
    { use: 'TextField, Select and the others', when: 'one of them is what you need: each has this frame built in.' },
    { use: 'Section', when: 'what stands together is content, not fields that make one answer.' },
    { use: 'CheckboxGroup, RadioGroup', when: 'the fields are boxes to choose from.' },
  ],
  anatomy: [
    { part: 'Label', about: 'Names the control, and can be pressed.' },
    { part: 'Control', about: 'Yours. It gets its `id`, and what ties it to its label and messages.' },
    { part: 'Error', about: 'What is wrong and how to put it right, nearest to the control.' },
    { part: 'Description', about: 'Help that stays in sight.' },
  ],
  keyboard: [],
  accessibility: [
    'Spread all properties that you are given on the element that takes the focus. Without them, the error is not read out.',
    'A FieldSet is a `<fieldset>`: its heading is read out before the first field within, and `disabled` reaches all.',
    'A label that is hidden is still read out: use it where the surroundings already say it.',
  ],
  content: [
    'A label is a noun, in a word or two, without a colon: “Email”.',
    'Mark optional fields in words. Required fields are the rule and have no mark.',
    'A description says what cannot be guessed: where the number stands, what it is used for.',
  ],
  guidance: [
    {
      do: {
        says: 'Give help before it is needed, and leave it there.',
        shows: <TextField label="Member number" description="It is on the back of your card." />,
      },
      dont: {
        says: 'Put help into the field, where typing takes it away.',
        shows: <TextField label="Member number" placeholder="See the back of your card" />,
      },
    },
    {
      do: {
        says: 'Group fields that make one answer.',
        shows: (
          <FieldSet label="Emergency contact">
            <TextField label="Full name" />
            <TextField label="Phone" />
          </FieldSet>
        ),
      },
      dont: {
        says: 'Repeat the group in every label.',
        shows: (
          <div>
            <Field label="Emergency contact full name">{(control) => <input {...control} />}</Field>
            <Field label="Emergency contact phone">{(control) => <input {...control} />}</Field>
          </div>
        ),
      },
    },
  ],
}
