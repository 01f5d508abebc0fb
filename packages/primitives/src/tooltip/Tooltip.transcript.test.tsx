import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button } from '../button/index.ts'
import { transcriptOf } from '../testing/read-aloud.ts'
import { Tooltip } from './index.ts'

test('screen reader output of a tooltip', async () => {
  await render(
    <>
      <Tooltip text="Last refreshed at noon">
        <Button>Refresh</Button>
      </Tooltip>
      <Tooltip text="Print" isLabel>
        <Button>
          <svg aria-hidden="true" />
        </Button>
      </Tooltip>
    </>,
  )
  expect(await transcriptOf(['{Tab}', '{Escape}', '{Tab}', '{Shift>}{Tab}{/Shift}'])).toEqual([
    ['{Tab}', 'button, Refresh, Last refreshed at noon'],
    ['{Escape}'],
    ['{Tab}', 'button, Print'],
    ['{Shift>}{Tab}{/Shift}', 'button, Refresh, Last refreshed at noon'],
  ])
})
