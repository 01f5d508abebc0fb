import * as service from '@memberkit/contract/commerce/subscriptions'
import { permissionFor } from '@memberkit/foundation/entity-actions'
import { subscriptionActions } from '@memberkit/subscriptions'
import { expect, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Address } from '../../blocks/Address.tsx'
import { FactTable } from '../../blocks/FactTable.tsx'
import { KeyboardTable, OptimismTable, ParameterTable, ReadsTable, SituationTable } from '../../blocks/KitTables.tsx'
import { MemberTable } from '../../blocks/MemberTable.tsx'
import { StateDiagram } from '../../blocks/StateDiagram.tsx'
import * as facts from './facts.ts'
import * as sources from './sources.ts'

const meta = preview.meta({ title: 'Kits/Subscriptions/Overview', tags: ['!autodocs', 'no-picture'] })

/** Drawn from the contract's `subscriptionTransitions`, the kit's default. */
export const States = meta.story({
  render: () => (
    <StateDiagram of="a subscription" states={service.SubscriptionStatus.options} transitions={facts.transitions} />
  ),
  play: async ({ canvas }) => {
    const active = within(canvas.getByRole('row', { name: /^ACTIVE/ }))
    await expect(active.getByText(/suspend to SUSPENDED/)).toBeVisible()
    await expect(within(canvas.getByRole('row', { name: /^CANCELLED/ })).getByText(/activate to ACTIVE/)).toBeVisible()
  },
})

export const Standings = meta.story({
  render: () => (
    <FactTable caption="Standings of a plan" head={['Standing', 'Status', 'Shows', 'Actions']} rows={facts.standings} />
  ),
})

/** Every call of the service stands here. */
export const Calls = meta.story({
  render: () => (
    <FactTable
      caption="Calls of the subscriptions service"
      head={['Call', 'Members', 'Group administrators', 'Staff']}
      rows={facts.reach.map(([operation, ...places]) => [<Address key="call" of={operation} />, ...places])}
    />
  ),
  play: async ({ canvas }) => {
    const all = Object.values(service).filter((one) => typeof one === 'object' && 'method' in one && 'path' in one)
    await expect(new Set(facts.reach.map(([operation]) => operation))).toEqual(new Set(all))
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(all.length)
  },
})

export const Actions = meta.story({
  render: () => (
    <FactTable
      caption="Actions"
      head={['Action', 'Permission of staff', 'Also for', 'In status']}
      rows={facts.actionNames.map((name) => [
        name,
        <code key="permission">{permissionFor(subscriptionActions, name)}</code>,
        realmsOf(name).join(', '),
        facts.statusesOf(name).join(', '),
      ])}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(facts.actionNames.length)
  },
})

const realmsOf = (name: (typeof facts.actionNames)[number]): readonly string[] =>
  subscriptionActions.rows[name].realms ?? []

export const Reads = meta.story({
  render: () => <ReadsTable reads={facts.reads} />,
})

export const Properties = meta.story({
  render: () => (
    <>
      <MemberTable
        caption="SubscriptionList"
        kind="Property"
        source={sources.pageSource}
        name="SubscriptionListPageProps"
      />
      <MemberTable caption="For changes" kind="Property" source={sources.changeSource} name="ChangeOptions" />
      <MemberTable caption="CancelFlow" kind="Property" source={sources.cancelSource} name="CancelFlowProps" />
      <MemberTable caption="BulkCancellation" kind="Property" source={sources.bulkSource} name="BulkPageProps" />
    </>
  ),
})

export const Slots = meta.story({
  render: () => (
    <>
      <MemberTable caption="slots" kind="Slot" source={sources.pageSource} name="SubscriptionListSlots" />
      <MemberTable caption="detailSlots" kind="Slot" source={sources.detailSource} name="SubscriptionDetailSlots" />
      <MemberTable caption="changeSlots" kind="Slot" source={sources.changeSource} name="ChangeSlots" />
      <MemberTable
        caption="slots of CancelFlow"
        kind="Slot"
        source={sources.consequencesSource}
        name="ConsequenceSlots"
      />
    </>
  ),
})

export const Hook = meta.story({
  render: () => (
    <>
      <MemberTable
        caption="useSubscriptions(identityId, options)"
        kind="Option"
        source={sources.hookSource}
        name="SubscriptionsOptions"
      />
      <MemberTable caption="Data once loaded" kind="Field" source={sources.hookSource} name="SubscriptionsData" />
    </>
  ),
})

export const Events = meta.story({
  render: () => (
    <MemberTable caption="Events" kind="Event" source={sources.eventsSource} name="SubscriptionsEventTable" />
  ),
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
