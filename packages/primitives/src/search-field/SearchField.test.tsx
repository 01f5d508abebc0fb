import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { SearchField } from './index.ts'

const basics = { label: 'Search', clearLabel: 'Clear' }

describeConformance('SearchField', (props) => <SearchField {...basics} {...props} />, {
  element: 'input',
  disables: true,
  readsOnly: true,
})

const box = page.getByRole('searchbox', { name: 'Search' })
const clear = page.getByRole('button', { name: 'Clear' })

test.each([true, false])('its button clears the text and keeps focus (controlled: %s)', async (isControlled) => {
  const onChange = vi.fn()
  function Search() {
    const [words, setWords] = useState('')
    const value = isControlled ? { value: words } : {}
    return (
      <SearchField
        {...basics}
        {...value}
        onChange={(next) => {
          onChange(next)
          setWords(next)
        }}
      />
    )
  }
  await render(<Search />)
  await expect.element(clear).not.toBeInTheDocument()
  await userEvent.type(box, 'plan')
  await clear.click()
  await expect.element(box).toHaveValue('')
  await expect.element(box).toHaveFocus()
  expect(onChange).toHaveBeenLastCalledWith('')
  await expect.element(clear).not.toBeInTheDocument()
})

test('the first Escape clears the text, the next one bubbles', async () => {
  const onEscape = vi.fn()
  await render(
    <div onKeyDown={(event) => event.key === 'Escape' && onEscape()}>
      <SearchField {...basics} defaultValue="plan" />
    </div>,
  )
  await box.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(box).toHaveValue('')
  expect(onEscape).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onEscape).toHaveBeenCalledOnce()
})

test('Enter searches without submitting the surrounding form', async () => {
  const onSubmit = vi.fn()
  const onForm = vi.fn()
  await render(
    <form onSubmit={onForm}>
      <SearchField {...basics} onSubmit={onSubmit} />
    </form>,
  )
  await userEvent.type(box, 'plan{Enter}')
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('plan')
  expect(onForm).not.toHaveBeenCalled()
})

test('a read-only or disabled field cannot be cleared', async () => {
  const screen = await render(<SearchField {...basics} defaultValue="plan" readOnly />)
  await expect.element(clear).not.toBeInTheDocument()
  await box.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(box).toHaveValue('plan')
  await screen.rerender(<SearchField {...basics} defaultValue="plan" disabled />)
  await expect.element(clear).not.toBeInTheDocument()
})
