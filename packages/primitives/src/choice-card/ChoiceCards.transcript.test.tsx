import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { transcriptOf } from '../testing/read-aloud.ts'
import { ChoiceCards } from './index.ts'

test('screen reader output of choice cards', async () => {
  await render(
    <ChoiceCards
      label="Plan"
      options={[
        { value: 'self', title: 'Only me', description: 'One person', aside: '$19.90' },
        { value: 'family', title: 'Family', aside: '$29.90' },
      ]}
      error="Choose a plan"
    />,
  )
  expect(await transcriptOf(['{Tab}', '{ArrowDown}'])).toEqual([
    ['{Tab}', 'radio, Only me, $19.90 One person, not checked, position 1, set size 2'],
    ['{ArrowDown}', 'radio, Family, $29.90, not checked, position 2, set size 2'],
  ])
})
