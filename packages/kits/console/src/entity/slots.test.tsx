import * as notifications from '@memberkit/contract/identity/notifications'
import { lazyPart } from '@memberkit/foundation/lazy'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type ConsoleService, defineConsole, type SlotProps } from '../index.ts'
import { button, heading, openKit, text } from '../testing/open-kit.tsx'

const slotOf = (words: string) =>
  lazyPart<SlotProps>(async () => ({ entity, address }) => (
    <p>
      {words} {String(entity['key'])}, at {address['key']}
    </p>
  ))

const withSlots = defineConsole(notifications)({
  pages: {
    NotificationTemplate: {
      id: 'key',
      title: 'name',
      enter: ['listNotificationTemplates'],
      read: 'getNotificationTemplate',
      columns: ['name', 'key'],
      groups: { overview: ['description', 'category'] },
      panels: ['getLocalizedNotificationTemplate'],
      slots: {
        localized: slotOf('Languages of'),
        getLocalizedNotificationTemplate: slotOf('A preview of'),
        after: slotOf('More about'),
      },
    },
  },
})

const services: readonly ConsoleService[] = [
  { service: 'notifications', area: 'identity', pages: ['NotificationTemplate'], load: async () => withSlots },
]

test('a slot takes the place of a table, of a panel, and below everything, with the entity and its address', async () => {
  await openKit({ services, address: '/?service=notifications&page=NotificationTemplate&id=invoice-paid' })
  await expect.element(text('Languages of invoice-paid, at invoice-paid')).toBeVisible()
  await expect.element(text('A preview of invoice-paid, at invoice-paid')).toBeVisible()
  await expect.element(text('More about invoice-paid, at invoice-paid')).toBeVisible()
  await expect.element(page.getByRole('table')).not.toBeInTheDocument()
  await expect.element(heading('Languages')).not.toBeInTheDocument()
  await expect.element(button(/^Show: /)).not.toBeInTheDocument()
})

test('without slots, the table and the panel are there', async () => {
  await openKit({ address: '/?service=notifications&page=NotificationTemplate&id=invoice-paid' })
  await expect.element(page.getByRole('table').first()).toBeVisible()
  await expect.element(button(/^Show: /).first()).toBeVisible()
})
