import { buttonSizes, buttonTones, LinkButton } from '@memberkit/primitives/button'
import { ArrowEndIcon, DownloadIcon } from '@memberkit/primitives/icons'
import { expect, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { Shelf } from '../Shelf.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './LinkButton.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Actions/LinkButton',
  component: LinkButton,
  parameters: { docs: docsOf(docs) },
  args: { href: '#plans', children: 'Choose a plan' },
})

export const Default = meta.story({
  args: { tone: 'primary' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Choose a plan' })
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(link).toHaveAttribute('href', '#plans')
  },
})

export const Variants = meta.story({
  render: (args) => (
    <Shelf>
      {buttonSizes.flatMap((size) =>
        buttonTones.map((tone) => (
          <Shelf.Row key={size + tone} label={`${tone}, ${size}`}>
            <LinkButton {...args} tone={tone} size={size} />
            <LinkButton {...args} tone={tone} size={size} download>
              <DownloadIcon /> Download
            </LinkButton>
            <LinkButton {...args} tone={tone} size={size}>
              Go on <ArrowEndIcon />
            </LinkButton>
          </Shelf.Row>
        )),
      )}
    </Shelf>
  ),
})

/** A label that does not fit wraps; the link grows. */
export const LongFrench = meta.story({
  parameters: { containerWidth: 240 },
  args: { tone: 'primary', children: 'Comparer toutes les formules de protection juridique' },
})

/** Icons that point along the line are mirrored. */
export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  render: (args) => (
    <LinkButton {...args}>
      Go on <ArrowEndIcon />
    </LinkButton>
  ),
})
