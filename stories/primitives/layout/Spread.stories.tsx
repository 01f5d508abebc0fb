import { Spread } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { Text } from '@memberkit/primitives/text'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './Spread.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Layout/Spread',
  component: Spread,
  parameters: { docs: docsOf(docs) },
  args: {
    children: (
      <>
        <Text weight="medium">Visa ending in 4242</Text>
        <Button size="small">Change</Button>
      </>
    ),
  },
})

export const Default = meta.story({ parameters: { containerWidth: 560 } })

/** Without room for both, the second goes below. */
export const Narrow = meta.story({
  parameters: { containerWidth: 320 },
  args: {
    children: (
      <>
        <Text weight="medium">Prélèvement automatique bancaire</Text>
        <Button size="small">Modifier le mode de paiement</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [first, second] = [canvas.getByText(/Prélèvement/), canvas.getByRole('button')]
    await expect(second.getBoundingClientRect().top).toBeGreaterThan(first.getBoundingClientRect().bottom)
  },
})

export const RightToLeft = meta.story({ decorators: [rightToLeft], parameters: { containerWidth: 560 } })
