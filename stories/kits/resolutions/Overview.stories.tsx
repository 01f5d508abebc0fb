import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Address } from '../../blocks/Address.tsx'
import { FactTable } from '../../blocks/FactTable.tsx'
import { KeyboardTable, OptimismTable, ReadsTable, SituationTable } from '../../blocks/KitTables.tsx'
import { MemberTable } from '../../blocks/MemberTable.tsx'
import * as facts from './case-facts.ts'
import { caseSource, eventsSource, hookSource, slotsSource } from './case-sources.ts'

const meta = preview.meta({ title: 'Kits/Resolutions/Overview', tags: ['!autodocs', 'no-picture'] })

export const Actions = meta.story({
  render: () => (
    <FactTable
      caption="Actions"
      head={['Action', 'Call', 'For']}
      rows={facts.actions.map(([name, operation, who]) => [name, <Address key="call" of={operation} />, who])}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(facts.actions.length)
  },
})

export const Reads = meta.story({ render: () => <ReadsTable reads={facts.reads} /> })

export const CaseProperties = meta.story({
  render: () => <MemberTable caption="ResolutionCase" kind="Property" source={caseSource} name="CasePageProps" />,
})

export const Slots = meta.story({
  render: () => <MemberTable caption="slots" kind="Slot" source={slotsSource} name="CaseSlots" />,
})

export const HookOptions = meta.story({
  render: () => (
    <MemberTable
      caption="useResolutionCase(id, options)"
      kind="Option"
      source={hookSource}
      name="ResolutionCaseOptions"
    />
  ),
})

export const HookData = meta.story({
  render: () => (
    <MemberTable caption="Data of the hook" kind="Field" source={hookSource} name="ResolutionCaseResources" />
  ),
})

export const Events = meta.story({
  render: () => <MemberTable caption="Events" kind="Event" source={eventsSource} name="ResolutionsEventTable" />,
})

export const Optimism = meta.story({ render: () => <OptimismTable optimism={facts.optimism} /> })

export const Situations = meta.story({ render: () => <SituationTable situations={facts.situations} /> })

export const Keyboard = meta.story({ render: () => <KeyboardTable keys={facts.keys} /> })
