import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { transcriptOf } from '../testing/read-aloud.ts'
import { RadioGroup } from './index.ts'

test('screen reader output of radio buttons', async () => {
  await render(
    <RadioGroup
      label="Pay with"
      isRequired
      error="Choose how to pay"
      options={[
        { value: 'card', label: 'Card', description: 'Ending in 4242' },
        { value: 'bank', label: 'Bank account' },
      ]}
    />,
  )
  expect(await transcriptOf(['{Tab}', '{ArrowDown}', '{ArrowUp}'])).toEqual([
    ['{Tab}', 'radio, Card, Ending in 4242, not checked, position 1, set size 2'],
    ['{ArrowDown}', 'radio, Bank account, not checked, position 2, set size 2'],
    ['{ArrowUp}', 'radio, Card, Ending in 4242, not checked, position 1, set size 2'],
  ])
})
