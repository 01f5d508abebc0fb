import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Address } from '../../blocks/Address.tsx'
import { FactTable } from '../../blocks/FactTable.tsx'
import { KeyboardTable, OptimismTable, ParameterTable, ReadsTable, SituationTable } from '../../blocks/KitTables.tsx'
import { MemberTable } from '../../blocks/MemberTable.tsx'
import * as facts from './facts.ts'
import {
  contractsHookSource,
  contractsSource,
  eventsSource,
  hookSource,
  journalSource,
  notesSource,
} from './sources.ts'

const meta = preview.meta({ title: 'Kits/Timeline/Overview', tags: ['!autodocs', 'no-picture'] })

/** Each action is one call; what a person may not do isn't offered, and staff see why. */
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

export const JournalProperties = meta.story({
  render: () => <MemberTable caption="EntityJournal" kind="Property" source={journalSource} name="JournalPageProps" />,
})

export const NotesProperties = meta.story({
  render: () => <MemberTable caption="NoteList" kind="Property" source={notesSource} name="NoteListPageProps" />,
})

export const ContractsProperties = meta.story({
  render: () => (
    <MemberTable
      caption="ContractHistories"
      kind="Property"
      source={contractsSource}
      name="ContractHistoriesPageProps"
    />
  ),
})

export const ContractsHookData = meta.story({
  render: () => (
    <MemberTable
      caption="Data of useContractHistories once loaded"
      kind="Field"
      source={contractsHookSource}
      name="ContractHistoriesData"
    />
  ),
})

export const HookOptions = meta.story({
  render: () => (
    <MemberTable caption="useNotes(identityId, options)" kind="Option" source={hookSource} name="NotesOptions" />
  ),
})

export const HookData = meta.story({
  render: () => <MemberTable caption="Data once loaded" kind="Field" source={hookSource} name="NotesData" />,
})

export const Events = meta.story({
  render: () => <MemberTable caption="Events" kind="Event" source={eventsSource} name="TimelineEventTable" />,
})

export const Links = meta.story({ render: () => <ParameterTable parameters={facts.parameters} /> })

export const Optimism = meta.story({ render: () => <OptimismTable optimism={facts.optimism} /> })

export const Situations = meta.story({ render: () => <SituationTable situations={facts.situations} /> })

export const Keyboard = meta.story({ render: () => <KeyboardTable keys={facts.keys} /> })
