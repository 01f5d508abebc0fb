import { expect, spyOn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Desk } from './examples/ReplacePart.tsx'
import { at, Console, hosted, onOwnPage, seesHeading } from './kit.tsx'

const meta = preview.meta({ title: 'Kits/Console', component: Console, args: hosted, parameters: onOwnPage })

const onPhones = { pictures: { widths: [360] } }

/** What this device keeps: addresses, and when each was opened. */
const kept = {
  'memberkit.console.pinned': [
    '?service=identities&page=Identity&id=member-ada',
    '?service=offers&page=Offer&in=brand~example&id=offer-legal-family-d2c',
    '?service=groups&page=Group&id=group-harbor',
  ].join('\n'),
  'memberkit.console.recent': [
    '?service=identities&page=Identity&id=member-ada 2026-03-10T13:30:00Z',
    '?service=provisioning&page=Provision&id=provision-1002 2026-03-10T12:05:00Z',
    '?service=notifications&page=NotificationTemplate&id=invoice-paid 2026-03-09T17:40:00Z',
    '?service=law-areas&page=LawArea&id=area-leases 2026-03-07T09:00:00Z',
    '?service=reporting&page=Report&id=report-1001 2026-02-20T09:00:00Z',
  ].join('\n'),
}
const keepingPlaces = () =>
  void spyOn(Storage.prototype, 'getItem').mockImplementation((key) => kept[key as keyof typeof kept] ?? null)

/** Search over all services, what is pinned and opened last, and every service. */
export const Home = meta.story({
  tags: ['every-width'],
  ...at('', 'console/staff', { pictures: { widths: [360] } }),
  // Stories that run beside it open entities in the same browser, which would be listed here.
  beforeEach: () => void spyOn(Storage.prototype, 'getItem').mockReturnValue(null),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Tax rates' })).toBeVisible()
  },
})

/** The home page of somebody who has worked: what is pinned, then what was opened last, each with its status. */
export const HomeInUse = meta.story({
  tags: ['every-width'],
  ...at('', 'console/staff', { pictures: { widths: [360] } }),
  beforeEach: keepingPlaces,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Receipt' }, { timeout: 30_000 })).toBeVisible()
    await expect((await canvas.findAllByText('Available for sale', {}, { timeout: 30_000 }))[0]).toBeVisible()
  },
})

/** A list with what must be chosen first: offers belong to a brand. */
export const Offers = meta.story({
  tags: ['every-width'],
  ...at('?service=offers&page=Offer&in=brand~example', 'console/staff', { pictures: { widths: [360] } }),
  play: async ({ canvas }) => {
    await seesHeading(canvas, 'Offers')
  },
})

/** Title and status, facts in groups, tables of parts, the status diagram and the history. */
export const Offer = meta.story({
  tags: ['every-width'],
  ...at('?service=offers&page=Offer&in=brand~example&id=offer-legal-family-d2c', 'console/staff', {
    pictures: { widths: [360] },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Offer created')).toBeVisible()
  },
})

/** A slot below everything on the page of a tax. */
export const ReplacedPart = meta.story({
  tags: ['no-picture'],
  ...at('?service=taxes&page=Tax&id=tax-tx-2025'),
  render: () => <Desk />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Applies in TX')).toBeVisible()
  },
})

/** What must be chosen before there is a list; brands that were opened on this device are offered. */
export const ChooseFirst = meta.story({
  ...at('?service=offers&page=Offer', 'console/staff', onPhones),
  beforeEach: keepingPlaces,
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Brand')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'example' })).toBeVisible()
  },
})

export const Taxes = meta.story({
  tags: ['no-picture'],
  ...at('?service=taxes&page=Tax'),
  play: async ({ canvas }) => {
    await seesHeading(canvas, 'Tax rates')
  },
})

/** A form made from what the operation takes. */
export const CreateTax = meta.story({
  tags: ['every-width'],
  ...at('?service=taxes&page=Tax&flow=create&call=createTax', 'console/staff', { pictures: { widths: [360] } }),
  play: async ({ canvas }) => {
    await seesHeading(canvas, 'Add tax rate')
  },
})

/** Each section is saved by its own call. */
export const EditTemplate = meta.story({
  tags: ['every-width'],
  ...at('?service=notifications&page=NotificationTemplate&id=invoice-paid&flow=edit', 'console/staff', {
    pictures: { widths: [360] },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Category' }, { timeout: 30_000 })).toBeVisible()
  },
})

/** A call that belongs to no entity, with its answer. */
export const TaxArea = meta.story({
  tags: ['no-picture'],
  ...at('?service=taxes&flow=call&call=findTaxArea'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /tax/i }))
  },
})

const list = '?service=notifications&page=NotificationTemplate'

export const Loading = meta.story(at(list, 'console/slow'))
/** The title of the list stays above what is said in its place. */
export const Empty = meta.story({
  ...at(list, 'console/empty', onPhones),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No notification templates yet')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Notification templates' })).toBeVisible()
  },
})

export const Refused = meta.story({ tags: ['no-picture'], ...at(list, 'console/refused') })
export const Failed = meta.story({
  ...at(list, 'console/failed', onPhones),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' }, { timeout: 30_000 })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Notification templates' })).toBeVisible()
  },
})
export const Denied = meta.story({
  ...at(list, 'console/denied', onPhones),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You don’t have access to notification templates')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Notification templates' })).toBeVisible()
  },
})
export const SignedOut = meta.story({ tags: ['no-picture'], ...at(list, 'console/signed-out') })
export const TooManyRequests = meta.story({ tags: ['no-picture'], ...at(list, 'console/too-many-requests') })
export const Offline = meta.story({ tags: ['no-picture'], ...at(list, 'console/offline') })
export const Malformed = meta.story({ tags: ['no-picture'], ...at(list, 'console/malformed') })
export const UnknownValues = meta.story({ tags: ['no-picture'], ...at(list, 'console/unknown-values') })
/** Entities, and addresses that lead nowhere, in the same states. */
const template = `${list}&id=invoice-paid`
export const EntityMalformed = meta.story({ tags: ['no-picture'], ...at(template, 'console/malformed') })
export const EntityUnknownValues = meta.story({ tags: ['no-picture'], ...at(template, 'console/unknown-values') })
export const EntityFailed = meta.story({
  ...at(template, 'console/failed', onPhones),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' }, { timeout: 30_000 })).toBeVisible()
  },
})
export const EntityDenied = meta.story({
  ...at(template, 'console/denied', onPhones),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('You don’t have access to this notification template', {}, { timeout: 30_000 }),
    ).toBeVisible()
  },
})
export const UnknownEntity = meta.story({ tags: ['no-picture'], ...at(`${list}&id=nothing`) })
export const UnknownService = meta.story({ tags: ['no-picture'], ...at('?service=nothing&page=Thing') })
export const Member = meta.story({ tags: ['no-picture'], ...at('', 'console/member') })
