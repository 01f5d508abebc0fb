import { Stack } from '@memberkit/primitives/box'
import { Progress } from '@memberkit/primitives/progress'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './Progress.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Feedback/Progress',
  component: Progress,
  args: { label: 'Paid', value: 20, max: 49.9, valueText: '$20.00 of $49.90' },
  parameters: { docs: docsOf(docs) },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const progress = canvas.getByRole('progressbar', { name: 'Paid' })
    await expect(progress).toHaveAttribute('aria-valuetext', '$20.00 of $49.90')
  },
})

export const States = meta.story({
  parameters: { containerWidth: 420, pictures: { forcedColors: true } },
  render: () => (
    <Stack gap="lg">
      <Progress label="Not begun" value={0} valueText="0 of 5" />
      <Progress label="Under way" value={0.4} valueText="2 of 5" />
      <Progress label="Done" value={1} tone="positive" valueText="5 of 5" />
      <Progress label="Late" value={0.6} tone="caution" valueText="3 of 5" />
      <Progress label="Stopped" value={0.6} tone="critical" valueText="3 of 5" />
      <Progress label="It is not known how far" />
      <Progress label="Hidden label" isLabelHidden value={0.7} />
    </Stack>
  ),
})

export const LongFrenchNarrow = meta.story({
  parameters: { containerWidth: 320 },
  args: { label: 'Montant déjà acquitté par prélèvements préautorisés', valueText: '20,00 $ sur 49,90 $' },
})

export const RightToLeft = meta.story({ decorators: [rightToLeft], parameters: { containerWidth: 320 } })
