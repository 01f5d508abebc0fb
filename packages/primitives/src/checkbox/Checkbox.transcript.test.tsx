import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { transcriptOf } from '../testing/read-aloud.ts'
import { Checkbox, CheckboxGroup } from './index.ts'

test('screen reader output of checkboxes', async () => {
  await render(
    <>
      <Checkbox label="I have read the terms" isRequired error="Read and accept the terms" />
      <CheckboxGroup
        label="Tell me by"
        error="Choose at least one"
        options={[{ value: 'email', label: 'Email', description: 'Receipts only' }]}
      />
    </>,
  )
  expect(await transcriptOf(['{Tab}', ' ', '{Tab}', ' '])).toEqual([
    ['{Tab}', 'checkbox, I have read the terms, Read and accept the terms, not checked, invalid, required'],
    [' '],
    ['{Tab}', 'checkbox, Email, Receipts only, not checked, invalid'],
    [' '],
  ])
})
