import { EntitlementStatus } from '@memberkit/contract/commerce/entitlements'
import { coverageActions } from '@memberkit/entitlements'
import { coverageCalls } from '@memberkit/entitlements/manage'
import { namesOf, permissionFor } from '@memberkit/foundation/entity-actions'
import { expect, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { platformOf } from '../../../.storybook/scenario.tsx'
import { Address } from '../../blocks/Address.tsx'
import { FactTable } from '../../blocks/FactTable.tsx'
import { KeyboardTable, OptimismTable, ParameterTable, ReadsTable, SituationTable } from '../../blocks/KitTables.tsx'
import { MemberTable } from '../../blocks/MemberTable.tsx'
import { from } from '../../blocks/transitions.ts'
import * as facts from './facts.ts'
import { onOwnPage, over } from './kit.tsx'
import { eventsSource, hookSource, pageSource, rowSource } from './sources.ts'
import { groups, StateOverview } from './StateOverview.tsx'

const actionNames = namesOf(coverageActions.rows)

const meta = preview.meta({ title: 'Kits/Entitlements/Overview', tags: ['!autodocs', 'no-picture'] })

const changes = facts.transitions.flatMap(({ name, from, to }) =>
  to === undefined ? [] : from.filter((one) => one !== to).map((one) => [one, name, to] as const),
)

/** A plan in each of its standings, as its owner sees it. */
export const States = meta.story({
  tags: ['!no-picture'],
  parameters: { ...onOwnPage, ...over('entitlements/family-active').parameters },
  render: () => <StateOverview identityId={platformOf().subject.identityId} />,
  play: async ({ canvas, canvasElement }) => {
    const titles = await canvas.findAllByRole('heading', { level: 2 })
    await expect(titles.map(({ textContent }) => textContent)).toEqual(groups.map(([title]) => title))
    await expect(canvas.getByRole('heading', { name: 'Needs setup', level: 3 })).toBeVisible()
    await expect(canvasElement.textContent).not.toMatch(/[A-Z]{2,}_[A-Z]/)
  },
})

/** By the contract's `entitlementTransitions`, the kit's default. */
export const StatusChanges = meta.story({
  render: () => (
    <>
      <FactTable
        caption="What changes the status"
        head={['From', 'Action', 'To']}
        rows={EntitlementStatus.options.flatMap((state) => changes.filter(([one]) => one === state))}
      />
      <FactTable
        caption="What leaves it as it is"
        head={['Status', 'Actions']}
        rows={EntitlementStatus.options.map((state) => [
          state,
          from(state, facts.transitions)
            .stays.map(({ name }) => name)
            .join(', '),
        ])}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'What changes the status' }))
    for (const [state, action, to] of changes)
      await expect(table.getByRole('row', { name: `${state} ${action} ${to}` })).toBeVisible()
    await expect(table.getByRole('row', { name: 'ACTIVE suspend SUSPENDED' })).toBeVisible()
    const rest = within(canvas.getByRole('table', { name: 'What leaves it as it is' }))
    await expect(rest.getByRole('row', { name: /^ACTIVE .*addDelegates/ })).toBeVisible()
  },
})

/** What a plan means today, from its status, its set-up, its partner's progress and its dates. */
export const Standings = meta.story({
  render: () => (
    <FactTable caption="Standings" head={['Standing', 'When', 'Next step for the member']} rows={facts.standings} />
  ),
})

/** Members say who is covered. Staff see every action, and where one is out of reach, why. */
export const Actions = meta.story({
  render: () => (
    <FactTable
      caption="Actions"
      head={['Action', 'Call', 'Permission of staff', 'Also for', 'In status']}
      rows={actionNames.map((name) => [
        name,
        <Address key="call" of={coverageCalls.calls[name].operation} />,
        <code key="permission">{permissionFor(coverageActions, name)}</code>,
        coverageActions.rows[name].realms?.join(', ') ?? '',
        facts.statusesOf(name).join(', '),
      ])}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(actionNames.length)
  },
})

/** What is read. Failures are tried again three times; what changes something is sent once. */
export const Reads = meta.story({
  render: () => <ReadsTable reads={facts.reads} />,
})

export const Properties = meta.story({
  render: () => <MemberTable caption="CoverageList" kind="Property" source={pageSource} name="CoverageListPageProps" />,
})

export const Slots = meta.story({
  render: () => <MemberTable caption="slots" kind="Slot" source={pageSource} name="CoverageListSlots" />,
})

export const HookOptions = meta.story({
  render: () => (
    <MemberTable
      caption="useEntitlements(identityId, options)"
      kind="Option"
      source={hookSource}
      name="EntitlementsOptions"
    />
  ),
})

export const HookData = meta.story({
  render: () => <MemberTable caption="Data once loaded" kind="Field" source={hookSource} name="EntitlementsData" />,
})

export const HookRow = meta.story({
  render: () => <MemberTable caption="Fields of a plan" kind="Field" source={rowSource} name="CoverageRow" />,
})

export const Events = meta.story({
  render: () => <MemberTable caption="Events" kind="Event" source={eventsSource} name="EntitlementsEventTable" />,
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
