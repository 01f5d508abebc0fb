import { Inline } from '@memberkit/primitives/box'
import { buttonSizes, buttonTones } from '@memberkit/primitives/button'
import { IconButton } from '@memberkit/primitives/icon-button'
import { ArrowEndIcon, ArrowStartIcon, RefreshIcon } from '@memberkit/primitives/icons'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { Shelf } from '../Shelf.tsx'
import { compact, rightToLeft } from '../surroundings.tsx'
import { docs } from './IconButton.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Actions/IconButton',
  component: IconButton,
  parameters: { docs: docsOf(docs) },
  args: { label: 'Refresh', icon: <RefreshIcon />, onPress: fn() },
})

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Refresh' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
})

/** Every tone and size, at rest and in each state. */
export const Variants = meta.story({
  render: (args) => (
    <Shelf>
      {buttonSizes.flatMap((size) =>
        buttonTones.map((tone) => (
          <Shelf.Row key={size + tone} label={`${tone}, ${size}`}>
            <IconButton {...args} tone={tone} size={size} />
            <IconButton {...args} tone={tone} size={size} isPending pendingLabel="Refreshing" />
            <IconButton {...args} tone={tone} size={size} disabled />
          </Shelf.Row>
        )),
      )}
    </Shelf>
  ),
})

/** What points along the line points the other way; a long label is its name and its tooltip, and takes no room. */
export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  parameters: { containerWidth: 320 },
  render: (args) => (
    <Inline gap="xs">
      <IconButton {...args} label="Revenir à la page précédente des factures" icon={<ArrowStartIcon />} />
      <IconButton {...args} label="Aller à la page suivante des factures" icon={<ArrowEndIcon />} />
      <IconButton {...args} label="Actualiser la liste des factures" />
    </Inline>
  ),
})

/** In a staff console. */
export const Compact = meta.story({ ...RightToLeft.input, decorators: [compact] })
