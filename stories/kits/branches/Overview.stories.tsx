import { branchActions } from '@memberkit/branches'
import * as calls from '@memberkit/contract/partners/branches'
import { namesOf, permissionFor } from '@memberkit/foundation/entity-actions'
import { expect, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Address } from '../../blocks/Address.tsx'
import { FactTable } from '../../blocks/FactTable.tsx'
import { KeyboardTable, OptimismTable, ParameterTable, ReadsTable, SituationTable } from '../../blocks/KitTables.tsx'
import { MemberTable } from '../../blocks/MemberTable.tsx'
import { StateDiagram } from '../../blocks/StateDiagram.tsx'
import * as facts from './facts.ts'
import { cardSource, editorSource, eventsSource, hookSource, slotsSource, tableSource } from './sources.ts'

const meta = preview.meta({ title: 'Kits/Branches/Overview', tags: ['!autodocs', 'no-picture'] })

/** Drawn from the contract's `branchTransitions`, the kit's default. */
export const States = meta.story({
  render: () => <StateDiagram of="a branch" states={calls.BranchStatus.options} transitions={facts.transitions} />,
  play: async ({ canvas }) => {
    const active = within(canvas.getByRole('row', { name: /^ACTIVATED/ }))
    await expect(active.getByText(/deactivate to DEACTIVATED/)).toBeVisible()
  },
})

/** Every call that changes a part of a branch belongs to one section. */
export const Sections = meta.story({
  render: () => (
    <FactTable
      caption="Sections"
      head={['Section', 'Calls', 'Which call']}
      rows={facts.sections.map(([name, operations, rule]) => [
        name,
        <>
          {operations.map((operation) => (
            <div key={operation.action}>
              <Address of={operation} />
            </div>
          ))}
        </>,
        rule,
      ])}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(12)
  },
})

const operations = { activate: calls.activateBranch, deactivate: calls.deactivateBranch, delete: calls.deleteBranch }

/** What staff do to a branch as a whole. */
export const Actions = meta.story({
  render: () => (
    <FactTable
      caption="Actions"
      head={['Action', 'Call', 'Permission']}
      rows={namesOf(branchActions.rows).map((name) => [
        name,
        <Address key="call" of={operations[name]} />,
        <code key="permission">{permissionFor(branchActions, name)}</code>,
      ])}
    />
  ),
})

export const Reads = meta.story({ render: () => <ReadsTable reads={facts.reads} /> })

export const EditorProperties = meta.story({
  render: () => (
    <MemberTable caption="BranchEditor" kind="Property" source={editorSource} name="BranchEditorPageProps" />
  ),
})

export const CardProperties = meta.story({
  render: () => <MemberTable caption="BranchCard" kind="Property" source={cardSource} name="BranchCardProps" />,
})

export const TableProperties = meta.story({
  render: () => <MemberTable caption="BranchTable" kind="Property" source={tableSource} name="BranchTablePageProps" />,
})

export const Slots = meta.story({
  render: () => <MemberTable caption="slots" kind="Slot" source={slotsSource} name="EditorSlots" />,
})

export const HookOptions = meta.story({
  render: () => (
    <MemberTable
      caption="useBranchEditor(branch, options)"
      kind="Option"
      source={hookSource}
      name="BranchEditorOptions"
    />
  ),
})

export const HookData = meta.story({
  render: () => (
    <MemberTable caption="Data of useBranchEditor" kind="Field" source={hookSource} name="BranchEditorData" />
  ),
})

export const Events = meta.story({
  render: () => <MemberTable caption="Events" kind="Event" source={eventsSource} name="BranchesEventTable" />,
})

export const Links = meta.story({ render: () => <ParameterTable parameters={facts.parameters} /> })

export const TableLinks = meta.story({ render: () => <ParameterTable parameters={facts.tableParameters} /> })

export const Optimism = meta.story({ render: () => <OptimismTable optimism={facts.optimism} /> })

export const Situations = meta.story({ render: () => <SituationTable situations={facts.situations} /> })

export const Keyboard = meta.story({ render: () => <KeyboardTable keys={facts.keys} /> })
