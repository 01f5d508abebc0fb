import { Stack } from '@memberkit/primitives/box'
import { Meter } from '@memberkit/primitives/meter'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './Meter.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Data/Meter',
  component: Meter,
  args: { label: 'Seats', value: 4, max: 5, valueText: '4 of 5 in use' },
  parameters: { docs: docsOf(docs) },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Seats' })).toHaveAttribute('aria-valuetext', '4 of 5 in use')
  },
})

const bounds = { max: 10, low: 5, high: 8, optimum: 1 }

export const States = meta.story({
  parameters: { containerWidth: 420, pictures: { forcedColors: true } },
  render: () => (
    <Stack gap="lg">
      <Meter label="Empty" value={0} max={10} valueText="0 of 10" />
      <Meter label="Without bounds" value={6} max={10} valueText="6 of 10" />
      <Meter label="Good" value={3} {...bounds} valueText="3 of 10, plenty of room" />
      <Meter label="Fair" value={7} {...bounds} valueText="7 of 10, getting full" />
      <Meter label="Poor" value={9} {...bounds} valueText="9 of 10, almost full" />
      <Meter label="Full" value={10} max={10} valueText="10 of 10" />
    </Stack>
  ),
})

export const LongFrenchNarrow = meta.story({
  parameters: { containerWidth: 320 },
  args: { label: 'Consultations juridiques utilisées cette année', valueText: '4 sur 5 utilisées' },
})

export const RightToLeft = meta.story({ decorators: [rightToLeft], parameters: { containerWidth: 320 } })
