import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { LiveRegion } from '../live/index.ts'
import { transcriptOf } from '../testing/read-aloud.ts'
import { TextArea, TextField } from './index.ts'

test('screen reader output of an invalid text field', async () => {
  function Name() {
    const [isLeft, setLeft] = useState(false)
    return (
      <TextField
        label="Email"
        description="For your receipts"
        error={isLeft ? 'Enter an address' : undefined}
        isRequired
        onBlur={() => setLeft(true)}
      />
    )
  }
  await render(
    <>
      <Name />
      <TextField label="Member number" defaultValue="M-0001" readOnly />
    </>,
  )
  expect(await transcriptOf(['{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}'])).toEqual([
    ['{Tab}', 'textbox, Email, For your receipts, required'],
    ['{Tab}', 'textbox, Member number, M-0001, read only'],
    ['{Shift>}{Tab}{/Shift}', 'textbox, Email, Enter an address For your receipts, invalid, required'],
  ])
})

test('screen reader output of a character count', async () => {
  await render(
    <>
      <LiveRegion />
      <TextArea label="Note" characterLimit={5} countLabel={(remaining) => `${remaining} characters left`} />
    </>,
  )
  expect(await transcriptOf(['{Tab}', 'ab'])).toEqual([
    ['{Tab}', 'textbox, Note, 5 characters left'],
    // Not after each letter.
    ['ab'],
  ])
})
