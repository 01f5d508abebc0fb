import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { LiveRegion } from '../live/index.ts'
import { transcriptOf } from '../testing/read-aloud.ts'
import { NumberField } from './index.ts'

test('screen reader output of a number field', async () => {
  await render(
    <>
      <LiveRegion />
      <NumberField
        label="Seats"
        defaultValue={2}
        min={1}
        max={3}
        parseError="Enter a number"
        rangeError="Enter a number from 1 to 3"
        stepLabels={{ increase: 'More', decrease: 'Fewer' }}
      />
    </>,
  )
  expect(await transcriptOf(['{Tab}', '{ArrowUp}', '9', '{Tab}', '{Shift>}{Tab}{/Shift}', '{Home}'])).toEqual([
    ['{Tab}', 'spinbutton, Seats, max value 3, min value 1, current value 2'],
    // As React Aria does: a field with this role is not read out again by every screen reader when its value changes.
    ['{ArrowUp}', 'assertive: 3'],
    ['9'],
    ['{Tab}'],
    [
      '{Shift>}{Tab}{/Shift}',
      'spinbutton, Seats, Enter a number from 1 to 3, invalid, max value 3, min value 1, current value 39',
    ],
    ['{Home}', 'assertive: 1'],
  ])
})
