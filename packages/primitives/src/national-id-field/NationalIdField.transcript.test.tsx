import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { LiveRegion } from '../live/index.ts'
import { transcriptOf } from '../testing/read-aloud.ts'
import { NationalIdField } from './index.ts'

test('screen reader output of a masked number', async () => {
  await render(
    <>
      <LiveRegion />
      <NationalIdField
        label="Number"
        format="###-##-####"
        defaultValue="000123456"
        invalidError="Enter all 9 digits"
        labels={{ show: 'Show', hide: 'Hide', shown: 'The number is visible', hidden: 'The number is hidden' }}
      />
      <button type="button">After</button>
    </>,
  )
  expect(await transcriptOf(['{Tab}', '{Tab}', ' ', '{Tab}'])).toEqual([
    ['{Tab}', 'textbox, Number, •••-••-3456'],
    ['{Tab}', 'button, Show'],
    [' ', 'polite: The number is visible'],
    ['{Tab}', 'button, After', 'polite: The number is hidden'],
  ])
})
