import { Profiler, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { simulateInput } from '../internal/simulate-input.ts'
import { PhoneField, type PhoneFieldProps } from './index.ts'

function Phone({ onChange, ...props }: PhoneFieldProps) {
  const [phone, setPhone] = useState<string | null>('')
  return (
    <PhoneField
      {...props}
      value={phone}
      onChange={(next) => {
        setPhone(next)
        onChange?.(next)
      }}
    />
  )
}

// In a file of its own, for what is loaded once is there for good.
test('a last digit typed right after the plans load is not reverted', async () => {
  const onChange = vi.fn()
  let onRender = () => {}
  await render(
    <Profiler id="field" onRender={() => onRender()}>
      <Phone
        label="Mobile phone"
        countryLabel="Country code"
        countries={[{ code: 'CA', name: 'Canada', callingCode: '1' }]}
        invalidError="Enter a whole number"
        onChange={onChange}
      />
    </Profiler>,
  )
  const input = page.getByRole('textbox', { name: 'Mobile phone' }).element() as HTMLInputElement
  input.focus()
  simulateInput(input, '416555012')
  onRender = () => {
    onRender = () => {}
    queueMicrotask(() => simulateInput(input, `${input.value}3`))
  }
  await expect.poll(() => input.value).toBe('(416) 555-0123')
  expect(onChange).toHaveBeenLastCalledWith('+14165550123')
})
