import { HistoryIcon } from '@memberkit/primitives/icons'
import { StatusBadge, tones } from '@memberkit/primitives/status-badge'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { Shelf } from '../Shelf.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './StatusBadge.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Data/StatusBadge',
  component: StatusBadge,
  parameters: { docs: docsOf(docs) },
})

export const Default = meta.story({ args: { tone: 'positive', children: 'Active' } })

const words = { neutral: 'Ended', info: 'In review', positive: 'Active', caution: 'Ends soon', critical: 'Failed' }

/** Every tone, with and without a ground, and with an icon of its own. */
export const Tones = meta.story({
  render: () => (
    <Shelf>
      {tones.map((tone) => (
        <Shelf.Row key={tone} label={tone}>
          <StatusBadge tone={tone}>{words[tone]}</StatusBadge>
          <StatusBadge tone={tone} appearance="plain">
            {words[tone]}
          </StatusBadge>
          <StatusBadge tone={tone} icon={HistoryIcon}>
            {words[tone]}
          </StatusBadge>
        </Shelf.Row>
      ))}
    </Shelf>
  ),
})

/** A word nobody foresaw, too long for its place, breaks within the badge. */
export const LongFrenchNarrow = meta.story({
  parameters: { containerWidth: 200 },
  args: { tone: 'caution', children: 'En attente de la vérification des renseignements' },
})

export const RightToLeft = meta.story({ decorators: [rightToLeft], args: { tone: 'critical', children: 'Failed' } })
