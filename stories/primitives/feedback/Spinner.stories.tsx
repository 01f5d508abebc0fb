import { Inline } from '@memberkit/primitives/box'
import { Spinner } from '@memberkit/primitives/spinner'
import { Text, textSizes } from '@memberkit/primitives/text'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { Shelf } from '../Shelf.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './Spinner.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Feedback/Spinner',
  component: Spinner,
  parameters: { docs: docsOf(docs) },
  argTypes: {
    label: { description: 'What is under way, for screen readers.' },
    isDecorative: { description: 'The words beside it say what is under way.' },
  },
})

export const Default = meta.story({
  args: { label: 'Checking the code' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Checking the code' })).toBeVisible()
  },
})

/** One em of the text it stands in, and in its colour. */
export const Sizes = meta.story({
  render: () => (
    <Shelf>
      {textSizes.map((size) => (
        <Shelf.Row key={size} label={size}>
          <Text size={size}>
            <Spinner isDecorative /> Checking the code
          </Text>
        </Shelf.Row>
      ))}
      <Shelf.Row label="accent, muted">
        <Text tone="accent">
          <Spinner isDecorative /> Checking
        </Text>
        <Text tone="muted">
          <Spinner isDecorative /> Checking
        </Text>
      </Shelf.Row>
    </Shelf>
  ),
})

export const LongFrenchNarrow = meta.story({
  parameters: { containerWidth: 320 },
  render: () => (
    <Inline gap="xs" flexWrap="nowrap" alignItems="start">
      <Spinner isDecorative />
      <Text as="p" size="sm">
        Vérification des renseignements relatifs au prélèvement préautorisé auprès de votre établissement
      </Text>
    </Inline>
  ),
})

export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  render: () => (
    <Inline gap="xs">
      <Spinner isDecorative />
      <Text size="sm">Checking the code</Text>
    </Inline>
  ),
})
