import { IconButton } from '@memberkit/primitives/icon-button'
import { ArrowEndIcon, CopyIcon } from '@memberkit/primitives/icons'
import { Link } from '@memberkit/primitives/link'
import { Text } from '@memberkit/primitives/text'
import { VisuallyHidden } from '@memberkit/primitives/visually-hidden'
import { expect, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './VisuallyHidden.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Layout/VisuallyHidden',
  component: VisuallyHidden,
  parameters: { docs: docsOf(docs) },
})

export const Default = meta.story({
  args: { children: 'changed to' },
  render: (args) => (
    <Text as="p">
      Failed → <VisuallyHidden {...args} /> Due <IconButton label="Copy" icon={<CopyIcon />} />
    </Text>
  ),
})

/** A link past the navigation shows itself when the keyboard reaches it. */
export const SkipLink = meta.story({
  render: () => (
    <VisuallyHidden isFocusable>
      <Link href="#content">Skip to the content</Link>
    </VisuallyHidden>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link')
    await expect(link).toHaveFocus()
    await expect(link.getBoundingClientRect().width).toBeGreaterThan(50)
  },
})

/** However long the hidden words are, in whichever direction: nothing is widened, nothing scrolls. */
export const LongFrenchRightToLeft = meta.story({
  decorators: [rightToLeft],
  parameters: { containerWidth: 320 },
  render: () => (
    <Text as="p">
      En attente <ArrowEndIcon />
      <VisuallyHidden>
        {' '}
        a été remplacé, à la demande expresse du titulaire de l’abonnement et après vérification de son identité,
        par{' '}
      </VisuallyHidden>
      Payée
    </Text>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
