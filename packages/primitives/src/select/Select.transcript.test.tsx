import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { transcriptOf } from '../testing/read-aloud.ts'
import { Select } from './index.ts'

test('screen reader output of an invalid select', async () => {
  function Province() {
    const [isLeft, setLeft] = useState(false)
    return (
      <Select
        label="Province"
        options={[
          { value: 'ON', label: 'Ontario' },
          { value: 'QC', label: 'Quebec' },
        ]}
        placeholder="Choose"
        isRequired
        error={isLeft ? 'Choose a province' : undefined}
        onBlur={() => setLeft(true)}
      />
    )
  }
  await render(
    <>
      <Province />
      <button type="button">After</button>
    </>,
  )
  expect(await transcriptOf(['{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}'])).toEqual([
    ['{Tab}', 'combobox, Province, has popup listbox, not expanded, required'],
    ['{Tab}', 'button, After'],
    [
      '{Shift>}{Tab}{/Shift}',
      'combobox, Province, Choose a province, has popup listbox, not expanded, invalid, required',
    ],
  ])
})
