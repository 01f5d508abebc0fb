import { Banner } from '@memberkit/primitives/alert'
import { Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { tones } from '@memberkit/primitives/status-badge'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './Banner.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Feedback/Banner',
  component: Banner,
  parameters: { docs: docsOf(docs) },
  args: {
    tone: 'caution' as const,
    title: 'Your card ends this month',
    children: 'We charge it next on April 7, 2026.',
    actions: <Button size="small">Update the card</Button>,
  },
})

export const Default = meta.story()

const titles = {
  neutral: 'Office closed on Monday',
  info: 'A lawyer is reading your question',
  positive: 'Your cover has begun',
  caution: 'Your card ends this month',
  critical: 'Your last payment didn’t go through',
}

export const Tones = meta.story({
  render: () => (
    <Stack gap="lg">
      {tones.map((tone) => (
        <Banner key={tone} tone={tone} title={titles[tone]} actions={<Button size="small">What to do</Button>}>
          It holds for everything below, until it is settled.
        </Banner>
      ))}
    </Stack>
  ),
})

const toggle = fn()

/** The text can be folded away; title and actions stay. */
export const Collapsible = meta.story({
  render: () => (
    <Stack gap="lg">
      <Banner
        tone="critical"
        title="Your last payment didn’t go through"
        isCollapsible
        onToggle={toggle}
        actions={<Button size="small">Update and pay</Button>}
      >
        Your plan covers you until April 7, 2026. We try again on March 15, 2026.
      </Banner>
      <Banner tone="info" title="Folded from the start" isCollapsible defaultOpen={false}>
        Here it is.
      </Banner>
    </Stack>
  ),
  play: async ({ canvas }) => {
    toggle.mockClear()
    const text = canvas.getByText(/covers you until/)
    const title = canvas.getByText('Your last payment didn’t go through')
    await userEvent.click(title)
    await expect(text).not.toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Update and pay' })).toBeVisible()
    await userEvent.click(title)
    await expect(text).toBeVisible()
    await expect(toggle.mock.calls).toEqual([[false], [true]])
  },
})

export const LongFrenchNarrow = meta.story({
  parameters: { containerWidth: 320 },
  args: {
    title: 'Votre carte arrive à échéance à la fin du mois',
    isCollapsible: true,
    actions: <Button size="small">Mettre à jour le mode de paiement</Button>,
    children: 'Mettez-la à jour avant le prochain prélèvement préautorisé, le 8 septembre 2026.',
  },
})

export const RightToLeft = meta.story({ decorators: [rightToLeft], args: { isCollapsible: true } })
