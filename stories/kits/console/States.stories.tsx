import { getOffer } from '@memberkit/contract/commerce/offers'
import { getReportingWorker } from '@memberkit/contract/partners/reporting'
import { getNotificationTemplate, notificationJournal } from '@memberkit/contract/identity/notifications'
import type { MockPlatform } from '@memberkit/fixtures'
import { expect, spyOn, userEvent, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { platformOf } from '../../../.storybook/scenario.tsx'
import { at, Console, hosted, onOwnPage, seesHeading } from './kit.tsx'

/** What a list, an entity and its forms show where not everything went well. */
const meta = preview.meta({
  title: 'Kits/Console/States',
  component: Console,
  tags: ['no-picture'],
  args: hosted,
  parameters: onOwnPage,
})

const list = '?service=notifications&page=NotificationTemplate'
const template = `${list}&id=invoice-paid`
const editing = `${template}&flow=edit`
const creating = `${list}&flow=create&call=createNotificationTemplate`
const offer = '?service=offers&page=Offer&in=brand~example&id=offer-legal-family-d2c'
const grandfather = 'Keep offer for existing members only'
const slowly = { timeout: 30_000 }

type Faults = Parameters<MockPlatform['faults']['add']>[0]
const failing = (...faults: readonly Faults[]) => ({
  prepare: (platform: MockPlatform) => {
    for (const one of faults) platform.faults.add(one)
  },
})

/** Filters that leave nothing: not the same as a service without data. */
export const FilteredEmpty = meta.story({
  ...at('?service=taxes&page=Tax&country=CAN&administrativeArea=TX'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No matches', {}, slowly)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Tax rates' })).toBeVisible()
  },
})

/** The history fails, and the rest of the entity is there. */
export const JournalFailed = meta.story({
  ...at(template, 'console/staff', failing({ operation: notificationJournal, kind: 500 })),
  play: async ({ canvas }) => {
    await seesHeading(canvas, 'Receipt')
    const history = await canvas.findByRole('heading', { name: 'History' }, slowly)
    await expect(history).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Try again' }, slowly)).toBeVisible()
    await expect(canvas.getAllByRole('table')[0]).toBeVisible()
  },
})

/** One further read fails, and only its panel says so. */
export const PanelFailed = meta.story({
  ...at('?service=classic-memberships&page=ClassicMembership&id=membership-1001'),
  play: async ({ canvas }) => {
    const [show] = await canvas.findAllByRole('button', { name: /^Show: / }, slowly)
    platformOf().faults.add({ service: 'classic-memberships', kind: 500 })
    await userEvent.click(show!)
    await expect(await canvas.findByRole('button', { name: 'Try again' }, slowly)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'History' })).toBeVisible()
  },
})

export const EntityGone = meta.story({
  ...at(template, 'console/staff', failing({ operation: getNotificationTemplate, kind: 410 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We can’t find this notification template', {}, slowly)).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^All / })[0]).toBeVisible()
  },
})

/** After a change, it can't be read again: what is known stays, with the time of its last update. */
export const EntityStale = meta.story({
  ...at(offer),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Actions' }, slowly)).toBeVisible()
    platformOf().faults.add({ operation: getOffer, kind: 500 })
    const dialog = await openAction(canvas, canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: grandfather }))
    await expect(
      await canvas.findByText(/We couldn’t update this offer\. Last updated .*2026/, {}, slowly),
    ).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible()
  },
})

export const EntityOffline = meta.story({
  ...at(template, 'console/offline'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’re offline', {}, slowly)).toBeVisible()
  },
})

/** Without a connection, nothing is sent, and what was entered stays. */
export const CreateOffline = meta.story({
  ...at(creating),
  play: async ({ canvas }) => {
    const key = await canvas.findByRole('textbox', { name: /^(Template )?key/i }, slowly)
    await userEvent.type(key, 'sample-news')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'Sample news')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Category/ }), 'news')
    spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Create notification template' }))
    await expect(await canvas.findByText(/^Nothing was sent/, {}, slowly)).toBeVisible()
    await expect(key).toHaveValue('sample-news')
    await expect(changes()).toEqual([])
  },
})

export const ActionOffline = meta.story({
  ...at(offer),
  play: async ({ canvas, canvasElement }) => {
    const dialog = await openAction(canvas, canvasElement)
    spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(false)
    await userEvent.click(dialog.getByRole('button', { name: grandfather }))
    await expect(await dialog.findByText(/^Nothing was sent/, {}, slowly)).toBeVisible()
    await expect(changes()).toEqual([])
  },
})

/** Staff who may look but not act: the form says so, and sends nothing. */
export const CreateDenied = meta.story({
  ...at(creating, 'console/staff-denied'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You don’t have this permission/, {}, slowly)).toBeVisible()
    const send = canvas.getByRole('button', { name: 'Create notification template' })
    await expect(send).toHaveAttribute('aria-disabled', 'true')
  },
})

export const EditDenied = meta.story({
  ...at(editing, 'console/staff-denied'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2 }, slowly)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Save/ })).toBeNull()
  },
})

/** Systems that may not be read are listed all the same, as locked. */
export const HomeDenied = meta.story({
  ...at('', 'console/denied'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/systems are locked/, {}, slowly)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Tax rates ?, no access$/ })).toBeVisible()
  },
})

/** Who may not read an entity sees that instead of it. */
export const EntityDenied = meta.story({
  ...at(template, 'console/denied'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('You don’t have access to this notification template', {}, slowly),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull()
  },
})

/** Who may only read has no way to edit, and no action. */
export const EntityReadOnly = meta.story({
  ...at(template, 'console/staff-denied'),
  play: async ({ canvas }) => {
    await seesHeading(canvas, 'Receipt')
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull()
  },
})

/** Opens the dialog of an action on the offer. */
async function openAction(canvas: ReturnType<typeof within>, { ownerDocument }: HTMLElement) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Actions' }, slowly))
  const whole = within(ownerDocument.body)
  await userEvent.click(await whole.findByRole('menuitem', { name: grandfather }))
  const dialog = within(await whole.findByRole('dialog', {}, slowly))
  await dialog.findByRole('button', { name: grandfather }, slowly)
  return dialog
}

/** The requests that would change something. */
const changes = () => platformOf().calls.entries.filter(({ method }) => method !== 'GET')

/** A worker is paused from its menu, which then offers to start it. */
export const WorkerPaused = meta.story({
  ...at('?service=reporting&flow=call&call=pauseReportingWorker'),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    const dialog = within(await page.findByRole('dialog', {}, slowly))
    await expect(dialog.getByText('New reports wait until it’s started again.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Pause report runner' }))
    await expect(await canvas.findByText('Paused', {}, slowly)).toBeVisible()
  },
})

/** The reports are there all the same. */
export const WorkerFailed = meta.story({
  ...at('?service=reporting', 'console/staff', failing({ operation: getReportingWorker, kind: 500 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t load this background task', {}, slowly)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Reports' })).toBeVisible()
  },
})
