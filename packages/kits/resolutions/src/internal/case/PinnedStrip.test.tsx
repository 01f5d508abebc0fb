import { press } from '@memberkit/testing/press'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, openCase } from '../../testing/open-case.tsx'

test('on a phone two pinned notes stand above the conversation, and the others when asked for', async () => {
  await page.viewport(360, 800)
  onTestFinished(() => page.viewport(1024, 768))
  await openCase()
  const items = page.getByRole('region', { name: 'Pinned notes' }).getByRole('listitem')
  await expect.poll(() => items.elements().length).toBe(2)
  expect(button(/^Show all/).query()).toBeNull()
  await press(button('Pin the note by Lou Lawyerexample'))
  await expect.element(button('Show all 3')).toBeVisible()
  expect(items.elements()).toHaveLength(2)
  await press(button('Show all 3'))
  await expect.poll(() => items.elements().length).toBe(3)
  await expect.element(page.getByRole('region', { name: 'Pinned notes' })).toHaveFocus()
})

test('of a long pinned note the beginning stands above the conversation, and all of it in its place', async () => {
  const body = `Asked the office to call.\n${'They said they would. '.repeat(20)}`.trim()
  await openCase({
    prepare: ({ store: { resolutions } }) => {
      const one = resolutions.resolutions.get('case-1001')!
      const notes = one.notes.map((note) => (note.id === 'note-3002' ? { ...note, body } : note))
      resolutions.resolutions.put({ ...one, notes })
    },
  })
  const line = page.getByRole('region', { name: 'Pinned notes' }).getByText(/^Asked the office to call\. They said/)
  await expect.element(line).toBeVisible()
  expect(line.element().textContent).toMatch(/^.{60,90}…$/)
  await expect.element(page.getByRole('article', { name: /^Note by Sam/ }).getByText(body)).toBeVisible()
})
