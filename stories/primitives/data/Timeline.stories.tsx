import { DateText } from '@memberkit/primitives/date-text'
import { CheckIcon, EditIcon, PlusIcon, WarningIcon } from '@memberkit/primitives/icons'
import { Money } from '@memberkit/primitives/money'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import { Timeline, TimelineChange, TimelineItem } from '@memberkit/primitives/timeline'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './Timeline.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Data/Timeline',
  component: Timeline,
  subcomponents: { TimelineItem, TimelineChange },
  parameters: { docs: docsOf(docs) },
})

const items = (
  <>
    <TimelineItem
      icon={CheckIcon}
      tone="positive"
      title="Payment approved"
      time={<DateText instant="2026-03-08T14:30:00Z" />}
      actor="Ada Example"
    >
      <Money amount="49.90" currency="USD" /> with the card ending in 4242
    </TimelineItem>
    <TimelineItem
      icon={EditIcon}
      tone="info"
      title="Details changed"
      time={<DateText instant="2026-03-08T14:12:00Z" />}
      actor="Grace Sample, support"
      changes={
        <>
          <TimelineChange
            label="Status"
            before={<StatusBadge tone="critical">Failed</StatusBadge>}
            after={<StatusBadge tone="info">Due</StatusBadge>}
            toLabel="changed to"
          />
          <TimelineChange label="Due" before="March 1, 2026" after="March 15, 2026" toLabel="changed to" />
          <TimelineChange label="Note" after="Asked for two more weeks" toLabel="set to" />
        </>
      }
    />
    <TimelineItem
      icon={WarningIcon}
      tone="critical"
      title="Payment declined"
      time={<DateText instant="2026-03-01T09:00:00Z" />}
    />
    <TimelineItem title="Reminder sent" time={<DateText instant="2026-02-26T09:00:00Z" />} />
    <TimelineItem icon={PlusIcon} title="Created" time={<DateText instant="2026-02-08T09:00:00Z" />} />
  </>
)

export const Default = meta.story({ args: { children: items } })

export const Narrow = meta.story({ args: { children: items }, parameters: { containerWidth: 320 } })

export const RightToLeft = meta.story({ args: { children: items }, decorators: [rightToLeft] })

export const LongFrenchNarrow = meta.story({
  parameters: { containerWidth: 320 },
  render: () => (
    <Timeline>
      <TimelineItem
        icon={EditIcon}
        tone="info"
        title="Renseignements relatifs au prélèvement préautorisé modifiés"
        time="8 septembre 2026, 14 h 30"
        actor="Équipe du service à la clientèle"
        changes={
          <TimelineChange
            label="Mode de paiement"
            before="Prélèvement préautorisé"
            after="Carte de crédit"
            toLabel="remplacé par"
          />
        }
      />
      <TimelineItem title="Création" time="8 août 2026" />
    </Timeline>
  ),
})
