import { Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { LockIcon } from '@memberkit/primitives/icons'
import { Link } from '@memberkit/primitives/link'
import { Notice } from '@memberkit/primitives/notice'
import { tones } from '@memberkit/primitives/status-badge'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './Notice.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Feedback/Notice',
  component: Notice,
  parameters: { docs: docsOf(docs) },
  args: { children: 'Your card is charged on April 7, 2026.' },
})

export const Default = meta.story()

const sentences = {
  neutral: 'Prices include all taxes.',
  info: 'A lawyer answers within one business day.',
  positive: 'Your address is confirmed.',
  caution: 'Your card ends this month.',
  critical: 'A plan that has been canceled can’t be resumed.',
}

export const Tones = meta.story({
  render: () => (
    <Stack gap="sm">
      {tones.map((tone) => (
        <Notice key={tone} tone={tone} isStatic>
          {sentences[tone]}
        </Notice>
      ))}
      <Notice isStatic tone="neutral" icon={LockIcon}>
        Only you and your lawyer can read this. <Link href="#privacy">How we keep it private</Link>
      </Notice>
    </Stack>
  ),
})

/** What appears is read out. */
export const Announced = meta.story({
  render: function Render() {
    const [isShown, setShown] = useState(false)
    return (
      <Stack gap="sm" alignItems="start">
        <Button onPress={() => setShown(true)}>Check the address</Button>
        {isShown ? <Notice tone="positive">{sentences.positive}</Notice> : null}
      </Stack>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('status')).toHaveTextContent(sentences.positive)
  },
})

export const LongFrenchNarrow = meta.story({
  parameters: { containerWidth: 320 },
  args: {
    tone: 'caution',
    isStatic: true,
    children:
      'Le prélèvement préautorisé du 8 septembre sera porté à votre carte dans les deux jours ouvrables suivant cette date.',
  },
})

export const RightToLeft = meta.story({ decorators: [rightToLeft], args: { tone: 'positive', isStatic: true } })
