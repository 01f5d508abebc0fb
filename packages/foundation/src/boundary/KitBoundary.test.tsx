import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { stage } from '@memberkit/testing/stage'
import { memoryRouter } from '../links/index.ts'
import { KitBoundary } from './KitBoundary.tsx'

function Dialog() {
  const [isOpen, setOpen] = useState(false)
  return isOpen ? <p>About Ada</p> : <button onClick={() => setOpen(true)}>Open</button>
}

const kit = (subject: string) => (
  <KitBoundary kit="invoices" subject={subject}>
    <Dialog />
  </KitBoundary>
)

test('a new subject resets the kit’s state, so that an open dialog closes', async () => {
  const { show, around } = stage()
  const screen = await show(kit('ada'))
  await page.getByRole('button', { name: 'Open' }).click()
  await screen.rerender(around(kit('ada')))
  await expect.element(page.getByText('About Ada')).toBeVisible()
  await screen.rerender(around(kit('hugo')))
  expect(page.getByText('About Ada').query()).toBeNull()
})

test('a new session resets the kit’s state as well', async () => {
  const screen = await stage({ scenario: 'invoices/past-due' }).show(kit('ada'))
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(page.getByText('About Ada')).toBeVisible()
  await screen.rerender(stage({ scenario: 'invoices/staff' }).around(kit('ada')))
  expect(page.getByText('About Ada').query()).toBeNull()
})

test('a kit that crashed at one address is there again at another', async () => {
  const router = memoryRouter('/?plan=1')
  const { show } = stage({ router })
  const Plan = () => {
    if (router.current() !== '/') throw new Error('Nothing to show')
    return <p>All plans</p>
  }
  const ignored = vi.spyOn(console, 'error').mockImplementation(() => {})
  await show(
    <KitBoundary kit="subscriptions">
      <Plan />
    </KitBoundary>,
  )
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  router.go('/')
  await expect.element(page.getByText('All plans')).toBeVisible()
  ignored.mockRestore()
})
