import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { LocaleProvider, useLocale } from './index.ts'

function Shown() {
  const { locale, direction, timeZone } = useLocale()
  return <span>{[locale, direction, timeZone].join(' ')}</span>
}

describeConformance(
  'LocaleProvider',
  () => (
    <LocaleProvider locale="fr-CA">
      <Shown />
    </LocaleProvider>
  ),
  { element: 'span', passesProps: false },
)

test('defaults without a provider to en-US, left to right, in UTC', async () => {
  const screen = await render(<Shown />)
  await expect.element(screen.getByText('en-US ltr UTC')).toBeVisible()
})

test('nested providers inherit omitted settings', async () => {
  const screen = await render(
    <LocaleProvider locale="en-CA" timeZone="America/Toronto">
      <LocaleProvider locale="ar">
        <LocaleProvider timeZone="Asia/Amman">
          <Shown />
        </LocaleProvider>
      </LocaleProvider>
    </LocaleProvider>,
  )
  await expect.element(screen.getByText('ar rtl Asia/Amman')).toBeVisible()
})
