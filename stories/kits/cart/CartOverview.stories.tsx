import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { FactTable } from '../../blocks/FactTable.tsx'
import { KeyboardTable, OptimismTable, ParameterTable, ReadsTable, SituationTable } from '../../blocks/KitTables.tsx'
import { MemberTable } from '../../blocks/MemberTable.tsx'
import * as facts from './cart-facts.ts'
import { eventsSource, hookSource, lineSource, viewSource } from './cart-sources.ts'

const meta = preview.meta({ title: 'Kits/Cart/Overview', tags: ['!autodocs', 'no-picture'] })

/** What is read. Failures are tried again three times. */
export const Reads = meta.story({
  render: () => <ReadsTable reads={facts.reads} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(facts.reads.length)
  },
})

export const Properties = meta.story({
  render: () => <MemberTable caption="Cart" kind="Property" source={viewSource} name="CartViewProps" />,
})

export const Options = meta.story({
  render: () => (
    <MemberTable caption="Options of Cart and useCart" kind="Option" source={hookSource} name="CartOptions" />
  ),
})

export const Slots = meta.story({
  render: () => <MemberTable caption="slots" kind="Slot" source={viewSource} name="CartSlots" />,
})

export const Model = meta.story({
  render: () => <MemberTable caption="Data of useCart" kind="Field" source={hookSource} name="CartModel" />,
})

export const Edits = meta.story({
  render: () => <MemberTable caption="Edits" kind="Function" source={hookSource} name="CartEdits" />,
})

export const Line = meta.story({
  render: () => <MemberTable caption="Fields of a line" kind="Field" source={lineSource} name="CartLine" />,
})

export const Events = meta.story({
  render: () => <MemberTable caption="Events" kind="Event" source={eventsSource} name="CartEvents" />,
})

export const LineProblems = meta.story({
  render: () => (
    <FactTable
      caption="Lines that can’t be bought"
      head={['Problem', 'When', 'Action']}
      rows={Object.entries(facts.lineProblems).map(([name, [when, offered]]) => [name, when, offered])}
    />
  ),
})

export const LinkProblems = meta.story({
  render: () => (
    <FactTable caption="Unreadable links" head={['Problem', 'When']} rows={Object.entries(facts.linkProblems)} />
  ),
})

export const TaxStates = meta.story({
  render: () => (
    <FactTable caption="The tax estimate" head={['State', 'Shows']} rows={Object.entries(facts.taxStates)} />
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
