import { invoiceJournal, invoiceMaxClock, voidInvoice } from '@memberkit/contract/commerce/invoices'
import { fetchOf } from '@memberkit/fixtures/open'
import { KitBoundary } from '@memberkit/foundation'
import { JournalTimeline } from '@memberkit/foundation/journal'
import { createPlatformClient, send } from '@memberkit/platform'
import { Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { expect, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { platformOf } from '../../.storybook/scenario.tsx'
import { onOwnPage, over } from './over.ts'

const words = {
  actions: {
    CREATED: 'Invoice created',
    STATUS_CHANGED: 'Status changed',
    ITEM_ADDED: 'Item added',
    ITEM_REMOVED: 'Item removed',
    PAYMENT_UPDATED: 'Payment changed',
    TAX_UPDATED: 'Tax changed',
    CHANGE_OWNER: 'Owner changed',
    DELETED: 'Deleted',
  },
  fields: { status: 'Status', paid: 'Paid', due: 'Due' },
}

const meta = preview.meta({
  title: 'Foundation/JournalTimeline',
  component: JournalTimeline,
  args: { journal: invoiceJournal, maxClock: invoiceMaxClock, entityId: '', ...words },
  parameters: {
    ...onOwnPage,
    docs: {
      ...onOwnPage.docs,
      description: {
        component: `What happened to an entity: who, what, when, and what it changed. Only the service's clock is polled; what
has come since is offered and never pushed in between what is being read.`,
      },
    },
  },
  render: () => <History entityId={platformOf().subject.invoiceId ?? ''} />,
})

function History({ entityId, interval }: { entityId: string; interval?: number }) {
  return (
    <KitBoundary kit="invoices">
      <JournalTimeline
        journal={invoiceJournal}
        maxClock={invoiceMaxClock}
        entityId={entityId}
        interval={interval}
        {...words}
      />
    </KitBoundary>
  )
}

export const Default = meta.story(over('invoices/staff'))

function Busy() {
  const platform = platformOf()
  const { hostOf: hosts, securityHeader, store, subject } = platform
  const colleague = 'staff-kim'
  const client = createPlatformClient({
    hosts,
    realm: 'Internal',
    session: platform.sessionOf(colleague),
    securityHeader,
    fetch: fetchOf(platform, colleague),
  })
  const mine = store.invoices.invoices.where((one) => one.identityId === subject.identityId)
  const invoice = mine.find(({ status }) => status === 'ACTIVE') ?? mine[0]!
  const address = { identityId: subject.identityId, invoiceId: invoice.id }
  return (
    <Stack gap="md">
      <Button onPress={() => void send(client, voidInvoice, address)}>A colleague voids the invoice</Button>
      <History entityId={invoice.id} interval={100} />
    </Stack>
  )
}

export const NewChanges = meta.story({
  ...over('invoices/staff'),
  render: () => <Busy />,
  play: async ({ canvas }) => {
    await canvas.findAllByRole('listitem')
    await userEvent.click(canvas.getByRole('button', { name: /A colleague/ }))
    await expect(await canvas.findByRole('button', { name: /1 new change/ })).toBeVisible()
  },
})

/** An action nobody knew yet reads in plain letters. */
export const UnknownAction = meta.story(
  over('invoices/staff', ({ faults }) => void faults.add({ operation: invoiceJournal, kind: 'unknown-values' })),
)

export const EmptyFiltered = meta.story({
  ...over('invoices/staff'),
  parameters: { ...over('invoices/staff').parameters, containerWidth: 900 },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('listitem')
    await userEvent.click(canvas.getByRole('button', { name: 'When' }))
    await userEvent.click((await canvas.findAllByRole('textbox', { name: 'Month' }))[0]!)
    await userEvent.keyboard('01012040{Escape}')
    await expect(canvas.getByRole('button', { name: /^When: from January\s1,\s2040$/ })).toHaveFocus()
    await expect(await canvas.findByText('Nothing matches these filters')).toBeVisible()
  },
})

export const Failed = meta.story(
  over('invoices/staff', ({ faults }) => void faults.add({ operation: invoiceJournal, kind: 500 })),
)
