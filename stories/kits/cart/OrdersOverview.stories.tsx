import { OrderStatus, OrderStatusVariant, orderTransitions } from '@memberkit/contract/commerce/orders'
import { expect, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Address } from '../../blocks/Address.tsx'
import { FactTable } from '../../blocks/FactTable.tsx'
import { KeyboardTable, OptimismTable, ParameterTable, ReadsTable, SituationTable } from '../../blocks/KitTables.tsx'
import { MemberTable } from '../../blocks/MemberTable.tsx'
import { StateDiagram } from '../../blocks/StateDiagram.tsx'
import { drawn } from '../../blocks/transitions.ts'
import * as facts from './orders-facts.ts'
import { eventsSource, listSource, purchaseSource } from './orders-sources.ts'

const meta = preview.meta({ title: 'Kits/Cart/Orders overview', tags: ['!autodocs', 'no-picture'] })

/** Of both lists. */
const statuses = [...new Set([...OrderStatus.options, ...OrderStatusVariant.options])]
const transitions = Object.entries(orderTransitions).flatMap(([name, one]) => drawn(name, one, statuses))

/** Drawn from the contract's `orderTransitions`, the kit's default. */
export const States = meta.story({
  render: () => <StateDiagram of="an order" states={statuses} transitions={transitions} />,
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('row', { name: /^OPEN/ })).getByText(/purchase: PROCESSING/)).toBeVisible()
  },
})

export const Steps = meta.story({
  render: () => <FactTable caption="Steps of a purchase" head={['Step', 'When', 'Action']} rows={facts.steps} />,
})

/** What is read. Failures are tried again three times. */
export const Reads = meta.story({
  render: () => <ReadsTable reads={facts.reads} />,
})

/** What changes something. */
export const Changes = meta.story({
  render: () => (
    <FactTable
      caption="Changes"
      head={['Call', 'When', 'Check of a lost response']}
      rows={facts.changes.map(([operation, when, shows]) => [<Address key="call" of={operation} />, when, shows])}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(facts.changes.length)
  },
})

export const PurchaseProperties = meta.story({
  render: () => <MemberTable caption="Purchase" kind="Property" source={purchaseSource} name="PurchasePageProps" />,
})

export const PurchaseSlots = meta.story({
  render: () => <MemberTable caption="slots" kind="Slot" source={purchaseSource} name="PurchaseSlots" />,
})

export const OrdersProperties = meta.story({
  render: () => <MemberTable caption="Orders" kind="Property" source={listSource} name="OrdersPageProps" />,
})

export const OrdersSlots = meta.story({
  render: () => <MemberTable caption="slots" kind="Slot" source={listSource} name="OrdersSlots" />,
})

export const Events = meta.story({
  render: () => <MemberTable caption="Events" kind="Event" source={eventsSource} name="OrdersEvents" />,
})

export const Link = meta.story({
  render: () => <ParameterTable parameters={facts.parameters} />,
})

export const Optimism = meta.story({
  render: () => <OptimismTable optimism={facts.optimism} />,
})

export const Situations = meta.story({
  render: () => <SituationTable situations={facts.situations} />,
})

export const Keyboard = meta.story({
  render: () => <KeyboardTable keys={facts.keys} />,
})
