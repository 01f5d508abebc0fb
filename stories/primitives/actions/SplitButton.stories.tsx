import { buttonSizes } from '@memberkit/primitives/button'
import { CardIcon } from '@memberkit/primitives/icons'
import { MenuItem } from '@memberkit/primitives/menu'
import { SplitButton, splitButtonTones } from '@memberkit/primitives/split-button'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { Shelf } from '../Shelf.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './SplitButton.docs.tsx'

const onVariant = fn()

const meta = preview.meta({
  title: 'Primitives/Actions/SplitButton',
  component: SplitButton,
  parameters: { docs: docsOf(docs) },
  args: {
    children: 'Pay $49.90',
    menuLabel: 'More ways to pay',
    menu: (
      <>
        <MenuItem onPress={onVariant}>Pay a part</MenuItem>
        <MenuItem onPress={onVariant} description="Until the invoice is due">
          Pay on another day
        </MenuItem>
      </>
    ),
    onPress: fn(),
  },
  beforeEach: () => onVariant.mockClear(),
})

/** The first half acts, the second opens the variants, with the keyboard as well. */
export const Default = meta.story({
  args: { tone: 'primary' },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(onVariant).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'More ways to pay' })).toHaveFocus()
  },
})

export const Open = meta.story({
  args: { tone: 'primary' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More ways to pay' }))
    await expect(canvas.getByRole('menuitem', { name: 'Pay a part' })).toBeVisible()
  },
})

export const Variants = meta.story({
  render: (args) => (
    <Shelf>
      {buttonSizes.flatMap((size) =>
        splitButtonTones.map((tone) => (
          <Shelf.Row key={size + tone} label={`${tone}, ${size}`}>
            <SplitButton {...args} tone={tone} size={size} />
            <SplitButton {...args} tone={tone} size={size}>
              <CardIcon /> Pay
            </SplitButton>
            <SplitButton {...args} tone={tone} size={size} isPending pendingLabel="Paying" />
            <SplitButton {...args} tone={tone} size={size} disabled />
          </Shelf.Row>
        )),
      )}
    </Shelf>
  ),
})

/** A label that finds no room wraps, and both halves grow. */
export const LongFrench = meta.story({
  parameters: { containerWidth: 280 },
  args: {
    tone: 'primary',
    children: 'Payer la totalité du solde de ce compte maintenant',
    menuLabel: 'Autres façons de payer',
  },
})

export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  args: { tone: 'primary' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More ways to pay' }))
    await expect(canvas.getByRole('menu')).toBeVisible()
  },
})
