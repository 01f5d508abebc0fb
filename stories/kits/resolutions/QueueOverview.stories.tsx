import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Address } from '../../blocks/Address.tsx'
import { FactTable } from '../../blocks/FactTable.tsx'
import { KeyboardTable, OptimismTable, ParameterTable, ReadsTable, SituationTable } from '../../blocks/KitTables.tsx'
import { MemberTable } from '../../blocks/MemberTable.tsx'
import * as facts from './queue-facts.ts'
import { createSource, intakesSource, navigationSource, queueHookSource, queueSource } from './queue-sources.ts'

const meta = preview.meta({ title: 'Kits/Resolutions/QueueOverview', tags: ['!autodocs', 'no-picture'] })

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

export const QueueProperties = meta.story({
  render: () => <MemberTable caption="ResolutionQueue" kind="Property" source={queueSource} name="QueuePageProps" />,
})

export const HookOptions = meta.story({
  render: () => <MemberTable caption="useQueue(options)" kind="Option" source={queueHookSource} name="QueueOptions" />,
})

export const HookData = meta.story({
  render: () => <MemberTable caption="Data, once ready" kind="Field" source={queueHookSource} name="QueueData" />,
})

export const NavigationFields = meta.story({
  render: () => (
    <MemberTable caption="useQueueNavigation()" kind="Field" source={navigationSource} name="QueueNavigation" />
  ),
})

export const CreateProperties = meta.story({
  render: () => <MemberTable caption="CreateResolution" kind="Property" source={createSource} name="CreatePageProps" />,
})

export const IntakesProperties = meta.story({
  render: () => <MemberTable caption="Intakes" kind="Property" source={intakesSource} name="IntakesPageProps" />,
})

export const Links = meta.story({ render: () => <ParameterTable parameters={facts.parameters} /> })

export const Optimism = meta.story({ render: () => <OptimismTable optimism={facts.optimism} /> })

export const Situations = meta.story({ render: () => <SituationTable situations={facts.situations} /> })

export const Keyboard = meta.story({ render: () => <KeyboardTable keys={facts.keys} /> })
