import { stage } from '@memberkit/testing/stage'
import type { ReactNode } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from './index.ts'

const long = <div style={{ blockSize: 1200 }} />
const reason = <input aria-label="Reason" />

async function show(children: ReactNode, actions?: ReactNode) {
  onTestFinished(() => page.viewport(1024, 768))
  await page.viewport(360, 400)
  await stage().show(<Dialog isOpen onClose={() => {}} title="Refund" {...{ children, actions }} />)
  return page.getByRole('dialog').element().firstElementChild as HTMLElement
}

test('where the content scrolls, its first control has the focus', async () => {
  const panel = await show(
    <>
      {reason}
      {long}
    </>,
  )
  await expect.element(page.getByRole('textbox')).toHaveFocus()
  expect(panel.scrollTop).toBe(0)
})

test('a control out of sight leaves it to the actions, and nothing scrolls', async () => {
  const panel = await show(
    <>
      {long}
      {reason}
    </>,
    <button type="button">Keep</button>,
  )
  await expect.element(page.getByRole('button', { name: 'Keep' })).toHaveFocus()
  expect(panel.scrollTop).toBe(0)
})

test('with nothing to use in sight the title has it, and keys scroll', async () => {
  const panel = await show(
    <>
      {long}
      {reason}
    </>,
  )
  await expect.element(page.getByRole('heading', { name: 'Refund' })).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.poll(() => panel.scrollTop).toBeGreaterThan(100)
})

test('of radio buttons the checked one has the focus', async () => {
  await show(
    <>
      <input type="radio" name="when" aria-label="Now" />
      <input type="radio" name="when" aria-label="Later" defaultChecked />
    </>,
  )
  await expect.element(page.getByRole('radio', { name: 'Later' })).toHaveFocus()
})
