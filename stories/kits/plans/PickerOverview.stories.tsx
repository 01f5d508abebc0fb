import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { FactTable } from '../../blocks/FactTable.tsx'
import { KeyboardTable, OptimismTable, ParameterTable, ReadsTable, SituationTable } from '../../blocks/KitTables.tsx'
import { MemberTable } from '../../blocks/MemberTable.tsx'
import * as facts from './picker-facts.ts'
import { choiceSource, eventsSource, hookSource, pageSource, tierSource } from './picker-sources.ts'

const meta = preview.meta({ title: 'Kits/Plans/Overview', tags: ['!autodocs', 'no-picture'] })

/** The platform's own sentences, and the functions of `@memberkit/plans/pricing` that are them. */
export const Pricing = meta.story({
  render: () => (
    <FactTable
      caption="Pricing rules"
      head={['The platform says', 'Function']}
      rows={facts.pricing.map(([rule, name]) => [rule, <code key="name">{name}</code>])}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('sortTiers')).toBeVisible()
  },
})

export const Availability = meta.story({
  render: () => <FactTable caption="Unavailable tiers" head={['Reason', 'When', 'Shown']} rows={facts.availability} />,
})

export const Statuses = meta.story({
  render: () => <FactTable caption="Statuses of an offer" head={['Status', 'Sold']} rows={facts.statuses} />,
})

export const Reads = meta.story({
  render: () => <ReadsTable reads={facts.reads} />,
})

export const Properties = meta.story({
  render: () => <MemberTable caption="TierPicker" kind="Property" source={pageSource} name="TierPickerPageProps" />,
})

export const Slots = meta.story({
  render: () => <MemberTable caption="slots" kind="Slot" source={pageSource} name="TierPickerSlots" />,
})

export const HookOptions = meta.story({
  render: () => (
    <MemberTable caption="useTierPicker(options)" kind="Option" source={hookSource} name="TierPickerOptions" />
  ),
})

export const HookData = meta.story({
  render: () => <MemberTable caption="Data once loaded" kind="Field" source={hookSource} name="TierPickerData" />,
})

export const Choices = meta.story({
  render: () => (
    <MemberTable caption="The tiers to choose from" kind="Field" source={choiceSource} name="TierChoices" />
  ),
})

export const Selection = meta.story({
  render: () => <MemberTable caption="onSelect(selection)" kind="Field" source={choiceSource} name="TierSelection" />,
})

export const Tier = meta.story({
  render: () => <MemberTable caption="Fields of a tier" kind="Field" source={tierSource} name="TierVM" />,
})

export const Events = meta.story({
  render: () => <MemberTable caption="Events" kind="Event" source={eventsSource} name="PickerEvents" />,
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
