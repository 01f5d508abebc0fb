import { buttonSizes, buttonTones } from '@memberkit/primitives/button'
import { IconButton } from '@memberkit/primitives/icon-button'
import { RefreshIcon } from '@memberkit/primitives/icons'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Shelf } from '../Shelf.tsx'

const meta = preview.meta({
  title: 'Primitives/Actions/IconButton',
  component: IconButton,
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
