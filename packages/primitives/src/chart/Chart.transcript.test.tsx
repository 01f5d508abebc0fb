import '@memberkit/tokens/styles.css'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { transcriptOf } from '../testing/read-aloud.ts'
import { Chart } from './index.ts'

test('screen reader output of a chart', async () => {
  await render(
    <Chart
      kind="bar"
      title="Cases a month"
      categories={['January', 'February']}
      categoryLabel="Month"
      series={[{ id: 'opened', label: 'Opened', values: [12, null] }]}
      labels={{
        showTable: 'Show as table',
        showChart: 'Show as chart',
        missing: 'No data',
        keys: 'Use the arrow keys.',
      }}
      empty="No cases"
    />,
  )
  await expect.element(page.getByRole('application')).toBeVisible()
  expect(await transcriptOf(['{Tab}', '{Tab}', '{ArrowRight}', '{Shift>}{Tab}{/Shift}'])).toEqual([
    ['{Tab}', 'button, Show as table'],
    ['{Tab}', 'image, January, Opened, 12'],
    ['{ArrowRight}', 'image, February, Opened, No data'],
    ['{Shift>}{Tab}{/Shift}', 'button, Show as table'],
  ])
})
