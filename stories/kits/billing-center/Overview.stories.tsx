import preview from '../../../.storybook/preview.tsx'
import { FactTable } from '../../blocks/FactTable.tsx'
import { ParameterTable, ReadsTable, SituationTable } from '../../blocks/KitTables.tsx'
import { MemberTable } from '../../blocks/MemberTable.tsx'
import * as facts from './facts.ts'
import { pageSource } from './sources.ts'

const meta = preview.meta({ title: 'Kits/Billing center/Overview', tags: ['!autodocs', 'no-picture'] })

/** What heads the page, and when. */
export const Sentences = meta.story({
  render: () => <FactTable caption="Headings of the page" head={['Sentence', 'When']} rows={facts.sentences} />,
})

/** What is read. Failures are tried again three times. */
export const Reads = meta.story({ render: () => <ReadsTable reads={facts.reads} /> })

export const Properties = meta.story({
  render: () => <MemberTable caption="BillingCenter" kind="Property" source={pageSource} name="BillingPageProps" />,
})

export const Slots = meta.story({
  render: () => <MemberTable caption="slots" kind="Slot" source={pageSource} name="BillingSlots" />,
})

export const Link = meta.story({ render: () => <ParameterTable parameters={facts.parameters} /> })

export const Situations = meta.story({ render: () => <SituationTable situations={facts.situations} /> })
