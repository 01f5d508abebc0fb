import { InvoiceStatus } from '@memberkit/contract/commerce/invoices'
import { namesOf, permissionFor } from '@memberkit/foundation/entity-actions'
import { invoiceActions } from '@memberkit/invoices'
import { invoiceCalls } from '@memberkit/invoices/staff'
import { expect, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Address } from '../../blocks/Address.tsx'
import { FactTable } from '../../blocks/FactTable.tsx'
import { KeyboardTable, OptimismTable, ParameterTable, ReadsTable, SituationTable } from '../../blocks/KitTables.tsx'
import { MemberTable } from '../../blocks/MemberTable.tsx'
import { StateDiagram } from '../../blocks/StateDiagram.tsx'
import { keys, optimism, parameters, reads, situations, statusesOf, transitions } from './facts.ts'
import { eventsSource, hookSource, pageSource } from './sources.ts'

const actionNames = namesOf(invoiceActions.rows)

const meta = preview.meta({ title: 'Kits/Invoices/Overview', tags: ['!autodocs', 'no-picture'] })

/** Drawn from the contract's `invoiceTransitions`, the kit's default. */
export const States = meta.story({
  tags: ['!no-picture'],
  render: () => <StateDiagram of="an invoice" states={InvoiceStatus.options} transitions={transitions} />,
  play: async ({ canvas }) => {
    const paid = within(canvas.getByRole('row', { name: /^PAID/ }))
    await expect(paid.getByText('refund to REFUNDED')).toBeVisible()
    await expect(within(canvas.getByRole('row', { name: /^VOIDED/ })).getByText('Nothing: an end')).toBeVisible()
  },
})

/** Members only pay. Staff see every action, and where one is out of reach, why. */
export const Actions = meta.story({
  render: () => (
    <FactTable
      caption="Actions"
      head={['Action', 'Call', 'Permission of staff', 'In status']}
      rows={actionNames.map((name) => [
        name,
        <Address key="call" of={invoiceCalls.calls[name].operation} />,
        <code key="permission">{permissionFor(invoiceActions, name)}</code>,
        statusesOf(name).join(', '),
      ])}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(actionNames.length)
  },
})

/** What is read. Failures are tried again three times; what changes something is sent once. */
export const Reads = meta.story({
  render: () => <ReadsTable reads={reads} />,
})

export const Properties = meta.story({
  render: () => <MemberTable caption="InvoiceList" kind="Property" source={pageSource} name="InvoiceListPageProps" />,
})

export const Slots = meta.story({
  render: () => <MemberTable caption="slots" kind="Slot" source={pageSource} name="InvoiceListSlots" />,
})

export const HookOptions = meta.story({
  render: () => (
    <MemberTable
      caption="useInvoiceList(identityId, options)"
      kind="Option"
      source={hookSource}
      name="InvoiceListOptions"
    />
  ),
})

export const HookData = meta.story({
  render: () => <MemberTable caption="Data once loaded" kind="Field" source={hookSource} name="InvoiceListData" />,
})

export const Events = meta.story({
  render: () => <MemberTable caption="Events" kind="Event" source={eventsSource} name="InvoicesEventTable" />,
})

export const Link = meta.story({
  render: () => <ParameterTable parameters={parameters} />,
})

export const Optimism = meta.story({
  render: () => <OptimismTable optimism={optimism} />,
})

export const Situations = meta.story({
  render: () => <SituationTable situations={situations} />,
})

export const Keyboard = meta.story({
  render: () => <KeyboardTable keys={keys} />,
})
