import { getReportingWorker, pauseReportingWorker } from '@memberkit/contract/partners/reporting'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, dialog, inDialog, openKit, text } from '../testing/open-kit.tsx'

const item = (name: string | RegExp) => page.getByRole('menuitem', { name })
const menu = 'Actions for Report runner'

test('a worker says how it is, is paused with what that means, and is then only offered to start', async () => {
  const { events } = await openKit({ address: '/?service=reporting' })
  await expect.element(page.getByRole('heading', { name: 'Report runner', exact: true })).toBeVisible()
  await expect.element(text('Active')).toBeVisible()
  await button(menu).click()
  await expect.element(item(/^Start report runner/)).toHaveAttribute('aria-disabled', 'true')
  await item('Pause report runner').click()
  await expect.element(dialog.getByText('New reports wait until it’s started again.')).toBeVisible()
  await inDialog('Pause report runner').click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(text('Paused')).toBeVisible()
  expect(events.filter(({ type }) => type === 'console.entity.changed')).toHaveLength(1)
  await button(menu).click()
  await expect.element(item(/^Pause report runner/)).toHaveAttribute('aria-disabled', 'true')
  await expect.element(item('Start report runner')).not.toHaveAttribute('aria-disabled')
})

test('an address opens what it names: another interval, which the worker then has', async () => {
  await openKit({ address: '/?service=reporting&flow=call&call=setReportingWorkerTimer' })
  await expect.element(dialog.getByRole('heading', { name: 'Change run interval', exact: true })).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Runs every' }).fill('45')
  await inDialog('Change run interval').click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText('45', { exact: true })).toBeVisible()
})

test('a lost answer is looked up before it is called done', async () => {
  const { platform } = await openKit({ address: '/?service=reporting&flow=call&call=pauseReportingWorker' })
  platform.faults.add({ operation: pauseReportingWorker, kind: 'dropped-after-commit', times: 1 })
  await inDialog('Pause report runner').click()
  await expect.element(text('Report runner paused')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('what can’t be read says so, and offers nothing', async () => {
  const { platform } = await openKit({ address: '/' })
  platform.faults.add({ operation: getReportingWorker, kind: 403, nth: 1 })
  await page.getByRole('link', { name: 'Reports', exact: true }).first().click()
  await expect.element(text('You don’t have access to')).toBeVisible()
  expect(button(menu).query()).toBeNull()
})

test('a worker without a status is paused and started likewise', async () => {
  await openKit({ address: '/?service=scheduled-communications&flow=call&call=pauseCommunicationWorker' })
  await expect.element(dialog.getByText('Nothing scheduled is sent until it’s started again.')).toBeVisible()
  await inDialog('Pause message sender').click()
  await expect.element(dialog).not.toBeInTheDocument()
  await button('Actions for Message sender').click()
  await expect.element(item(/^Pause message sender/)).toHaveAttribute('aria-disabled', 'true')
})
