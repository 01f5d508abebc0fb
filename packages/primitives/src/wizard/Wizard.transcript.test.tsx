import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { FormField } from '../form/index.ts'
import { transcriptOf } from '../testing/read-aloud.ts'
import { TextField } from '../text-field/index.ts'
import { Wizard } from './index.ts'

test('screen reader output of a step that is refused, left and revisited', async () => {
  const name = (
    <FormField name="name" messages={{ valueMissing: 'Enter your name' }}>
      {(control) => <TextField {...control} label="Name" isRequired />}
    </FormField>
  )
  await render(
    <Wizard
      label="Enrolment"
      labels={{
        back: 'Back',
        next: 'Next',
        finish: 'Send',
        position: (position, count) => `Step ${position} of ${count}`,
        done: 'Done',
        problem: 'Needs attention',
      }}
      summaryTitle={(count) => `${count} to put right`}
      steps={[
        { id: 'contact', label: 'Contact', content: name },
        { id: 'review', label: 'Review', content: 'Ada' },
      ]}
      onFinish={() => {}}
    />,
  )
  expect(await transcriptOf(['{Tab}', '{Enter}', '{Tab}{Enter}', 'Ada', '{Enter}', '{Tab}', '{Enter}'])).toEqual([
    ['{Tab}', 'textbox, Name, required'],
    ['{Enter}', 'group, 1 to put right'],
    ['{Tab}{Enter}', 'link, Enter your name', 'textbox, Name, Enter your name, invalid, required'],
    ['Ada'],
    ['{Enter}', 'heading, Review Step 2 of 2, level 2'],
    ['{Tab}', 'button, Back'],
    ['{Enter}', 'heading, Contact Step 1 of 2, level 2'],
  ])
})
