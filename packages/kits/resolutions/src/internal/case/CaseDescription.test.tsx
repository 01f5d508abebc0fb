import { press } from '@memberkit/testing/press'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, field, openCase, text } from '../../testing/open-case.tsx'

const openLong = () =>
  openCase({
    prepare({ store: { resolutions } }) {
      const one = resolutions.resolutions.get('case-1001')!
      resolutions.resolutions.put({ ...one, description: 'Nobody called. '.repeat(80) })
    },
  })

test('a long description begins with a few lines, and shows the rest when asked', async () => {
  await openLong()
  const height = () => text('Nobody called.').element().closest('section')!.getBoundingClientRect().height
  await expect.element(button('Show more')).toHaveAttribute('aria-expanded', 'false')
  const before = height()
  await press(button('Show more'))
  await expect.poll(height).toBeGreaterThan(before)
  await press(button('Show less'))
  await expect.poll(height).toBe(before)
})

test('a short description has no more to show', async () => {
  await openCase()
  await expect.element(text('I’ve been waiting for a call')).toBeVisible()
  expect(button('Show more').query()).toBeNull()
})

test('the next note is written within the first screen, above what was said', async () => {
  await openLong()
  const area = field('Internal-only note')
  await expect.element(area).toBeVisible()
  const { bottom } = area.element().getBoundingClientRect()
  expect(bottom).toBeLessThan(innerHeight)
  expect(page.getByRole('article').first().element().getBoundingClientRect().top).toBeGreaterThan(bottom)
})
