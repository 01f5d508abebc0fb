import { Grid, Stack } from '@memberkit/primitives/box'
import { Image, imageRatios } from '@memberkit/primitives/image'
import { Text } from '@memberkit/primitives/text'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { lake, logo, missing } from '../sample-pictures.ts'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './Image.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Content/Image',
  component: Image,
  parameters: { docs: docsOf(docs) },
  argTypes: {
    alt: { description: 'What it shows, in the words that would stand here if there were no picture.' },
    isDecorative: { description: 'It says nothing that the words around it do not say. Either this or `alt`.' },
  },
})

const alt = 'A lake between mountains at noon'

export const Default = meta.story({
  args: { src: lake, alt, ratio: '3:2', isRounded: true },
  parameters: { containerWidth: 480 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: alt })).toBeVisible()
  },
})

export const Ratios = meta.story({
  render: () => (
    <Grid columns={3} columnSize="sm">
      {imageRatios.map((ratio) => (
        <Stack key={ratio} gap="xxs">
          <Image src={lake} isDecorative ratio={ratio} isRounded />
          <Text size="sm" tone="muted">
            {ratio}
          </Text>
        </Stack>
      ))}
      <Stack gap="xxs">
        <Image src={logo} alt="Example Law" ratio="16:9" fit="contain" />
        <Text size="sm" tone="muted">
          contain, see-through
        </Text>
      </Stack>
    </Grid>
  ),
})

/** The words of the picture stand in its room, which stays as large as it was. */
export const Failed = meta.story({
  parameters: { containerWidth: 480 },
  render: () => (
    <Grid columns={2} columnSize="sm">
      <Image src={missing} ratio="3:2" alt={alt} isRounded />
      <Image src={missing} ratio="3:2" isDecorative isRounded />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(alt)).toBeVisible())
    await expect(canvas.getByRole('img', { name: alt })).toBeInTheDocument()
  },
})

/** More words than there is room for are cut off at the edge of the picture. */
export const LongFrenchNarrow = meta.story({
  parameters: { containerWidth: 320 },
  args: {
    src: missing,
    ratio: '16:9',
    alt: 'Recto de la carte d’adhésion : le numéro de membre figure en bas à gauche, la date d’expiration à droite et le numéro sans frais de l’assistance juridique au verso',
  },
})

export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  parameters: { containerWidth: 320 },
  args: { src: missing, ratio: '16:9', alt },
})
