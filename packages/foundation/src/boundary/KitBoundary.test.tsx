import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { stage } from '@memberkit/testing/stage'
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

test('nothing that was open about one person stays once the kit is about another', async () => {
  const { show, around } = stage()
  const screen = await show(kit('ada'))
  await page.getByRole('button', { name: 'Open' }).click()
  await screen.rerender(around(kit('ada')))
  await expect.element(page.getByText('About Ada')).toBeVisible()
  await screen.rerender(around(kit('hugo')))
  expect(page.getByText('About Ada').query()).toBeNull()
})

test('nor once somebody else has signed in', async () => {
  const screen = await stage({ scenario: 'invoices/past-due' }).show(kit('ada'))
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(page.getByText('About Ada')).toBeVisible()
  await screen.rerender(stage({ scenario: 'invoices/staff' }).around(kit('ada')))
  expect(page.getByText('About Ada').query()).toBeNull()
})
