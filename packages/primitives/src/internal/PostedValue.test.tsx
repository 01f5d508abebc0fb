import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DateField } from '../date-field/index.ts'
import { MoneyField } from '../money-field/index.ts'
import { NationalIdField } from '../national-id-field/index.ts'
import { NumberField } from '../number-field/index.ts'
import { PhoneField } from '../phone-field/index.ts'
import { PostedValue } from './PostedValue.tsx'

const sent = () => [...new FormData(document.querySelector('form')!)]

const national = {
  label: 'Number',
  format: '###',
  invalidError: 'Three',
  labels: { show: 'Show', hide: 'Hide', shown: 'Shown', hidden: 'Hidden' },
}
const countries = [{ code: 'CA', name: 'Canada', callingCode: '1' }] as const

function fields(state: { disabled?: boolean; form?: string }) {
  const basics = { name: 'field', ...state }
  return (
    <>
      <MoneyField {...basics} label="Fee" currency="USD" parseError="No" defaultValue="5.00" />
      <NumberField {...basics} label="Count" parseError="No" defaultValue={5} />
      <PhoneField
        {...basics}
        label="Phone"
        countryLabel="Country"
        countries={countries}
        invalidError="No"
        defaultValue="+14165550123"
      />
      <NationalIdField {...basics} {...national} defaultValue="123" />
    </>
  )
}

const all = [
  ['field', '5.00'],
  ['field', '5'],
  ['field', '+14165550123'],
  ['field', '123'],
]

test('posts to the form it names', async () => {
  await render(
    <>
      {fields({ form: 'elsewhere' })}
      <form id="elsewhere" />
    </>,
  )
  expect(sent()).toEqual(all)
})

test('posts nothing when disabled, itself or by a fieldset', async () => {
  await render(
    <form>
      {fields({ disabled: true })}
      <fieldset disabled>{fields({})}</fieldset>
      <DateField
        label="Born"
        name="born"
        defaultValue="2001-02-03"
        disabled
        messages={{ incomplete: '', impossible: '', tooEarly: '', tooLate: '' }}
      />
    </form>,
  )
  expect(sent()).toEqual([])
})

test('fires an input event for each change, including to empty', async () => {
  const onInput = vi.fn()
  function Steps() {
    const steps = [[], ['a'], ['a', 'b'], ['a', 'b'], []]
    const [at, setAt] = useState(0)
    return (
      <form onInput={() => onInput(sent().map(([, value]) => value))}>
        <PostedValue name="field" value={steps[at]!} />
        <button type="button" onClick={() => setAt(at + 1)}>
          Next
        </button>
      </form>
    )
  }
  await render(<Steps />)
  for (let step = 0; step < 4; step++) await page.getByRole('button').click()
  await expect.poll(() => onInput.mock.calls.flat()).toEqual([['a'], ['a', 'b'], []])
})
