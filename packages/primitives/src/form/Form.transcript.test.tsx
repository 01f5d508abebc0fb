import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button } from '../button/index.ts'
import { transcriptOf } from '../testing/read-aloud.ts'
import { TextField } from '../text-field/index.ts'
import { Form, FormField } from './index.ts'

test('screen reader output of an invalid form', async () => {
  await render(
    <Form summaryTitle={(count) => `${count} things need your attention`}>
      <FormField name="name" messages={{ valueMissing: 'Enter your name' }}>
        {(field) => <TextField {...field} label="Name" isRequired />}
      </FormField>
      <FormField name="email" messages={{ valueMissing: 'Enter your email' }}>
        {(field) => <TextField {...field} label="Email" isRequired />}
      </FormField>
      <Button type="submit">Save</Button>
    </Form>,
  )
  expect(await transcriptOf(['{Tab}', '{Enter}', '{Tab}', '{Tab}', '{Enter}'])).toEqual([
    ['{Tab}', 'textbox, Name, required'],
    ['{Enter}', 'group, 2 things need your attention'],
    ['{Tab}', 'link, Enter your name'],
    ['{Tab}', 'link, Enter your email'],
    ['{Enter}', 'textbox, Email, Enter your email, invalid, required'],
  ])
})
