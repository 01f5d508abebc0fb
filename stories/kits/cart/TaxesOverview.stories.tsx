import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Address } from '../../blocks/Address.tsx'
import { FactTable } from '../../blocks/FactTable.tsx'
import { KeyboardTable, OptimismTable, ParameterTable, ReadsTable, SituationTable } from '../../blocks/KitTables.tsx'
import { MemberTable } from '../../blocks/MemberTable.tsx'
import { RatesForStaff } from './examples/RatesForStaff.tsx'
import * as facts from './taxes-facts.ts'
import { eventsSource, pageSource } from './taxes-sources.ts'

const meta = preview.meta({ title: 'Kits/Cart/Taxes overview', tags: ['!autodocs', 'no-picture'] })

export const WayIn = meta.story({
  parameters: { scenario: 'cart/taxes', address: '/taxes' },
  render: () => <RatesForStaff onEvent={fn()} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('9.975%')).toBeVisible()
  },
})

export const Reads = meta.story({ render: () => <ReadsTable reads={facts.reads} /> })

export const Changes = meta.story({
  render: () => (
    <FactTable
      caption="Changes"
      head={['Call', 'When', 'Check of a lost response']}
      rows={facts.changes.map(([operation, when, shows]) => [<Address key="call" of={operation} />, when, shows])}
    />
  ),
})

export const Properties = meta.story({
  render: () => <MemberTable caption="Taxes" kind="Property" source={pageSource} name="TaxesPageProps" />,
})

export const Slots = meta.story({
  render: () => <MemberTable caption="slots" kind="Slot" source={pageSource} name="TaxesSlots" />,
})

export const Events = meta.story({
  render: () => <MemberTable caption="Events" kind="Event" source={eventsSource} name="TaxesEvents" />,
})

export const Link = meta.story({ render: () => <ParameterTable parameters={facts.parameters} /> })
export const Optimism = meta.story({ render: () => <OptimismTable optimism={facts.optimism} /> })
export const Situations = meta.story({ render: () => <SituationTable situations={facts.situations} /> })
export const Keyboard = meta.story({ render: () => <KeyboardTable keys={facts.keys} /> })
