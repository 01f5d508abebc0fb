import { cleanUp } from '@memberkit/testing/clean-up'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, heading, openKit, text } from '../testing/open-kit.tsx'

afterEach(async () => {
  await cleanUp()
  await page.viewport(1024, 768)
})

const open = (address: string) => openKit({ address, scenario: 'console/empty' })

test('a list without anything names what is missing, and offers to create the first, and no columns', async () => {
  await open('/?service=notifications&page=NotificationTemplate')
  await expect.element(heading('No notification templates yet')).toBeVisible()
  await expect.element(text('The first one you create appears here.')).toBeVisible()
  await expect.element(button('Create notification template')).toBeVisible()
  await expect.element(button('Columns')).not.toBeInTheDocument()
})

test('a list of what was chosen first names that', async () => {
  await open('/?service=offers&page=Offer&in=brand~example')
  await expect.element(heading('No offers yet')).toBeVisible()
  await expect.element(text('There are none for Brand: example.')).toBeVisible()
})

test('what the service was asked for in vain isn’t said to be missing', async () => {
  await open('/?service=identities&page=Identity')
  await page.getByLabelText('Email', { exact: false }).first().fill('nobody@example.com')
  await button('Search').click()
  await expect.element(heading('No matches')).toBeVisible()
  await expect.element(text('Nothing in the service matches your search.')).toBeVisible()
})

test('on a phone, the tools of a list stand in the line of its title, and what creates one below, with its words', async () => {
  await page.viewport(360, 768)
  await openKit({ address: '/?service=offers&page=Offer&in=brand~example' })
  await expect.element(button('Filters')).toBeVisible()
  const [filters, exports, create] = [button('Filters'), button('Export'), button('Create offer')].map((tool) =>
    tool.element().getBoundingClientRect(),
  )
  expect(Math.round(filters!.top)).toBe(Math.round(exports!.top))
  expect(create!.top).toBeGreaterThanOrEqual(filters!.bottom)
  expect(create!.width).toBeGreaterThan(250)
  await expect.element(button('Columns')).not.toBeInTheDocument()
  const chosen = [button('Change'), button('Search the service')].map((tool) => tool.element().getBoundingClientRect())
  expect(chosen[0]!.bottom).toBeGreaterThan(chosen[1]!.top)
})
