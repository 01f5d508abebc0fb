import { Inline } from '@memberkit/primitives/box'
import { Button, buttonSizes, buttonTones, LinkButton } from '@memberkit/primitives/button'
import { DownloadIcon } from '@memberkit/primitives/icons'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { Shelf } from '../Shelf.tsx'
import { compact, rightToLeft } from '../surroundings.tsx'
import { docs } from './Button.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Actions/Button',
  component: Button,
  subcomponents: { LinkButton },
  parameters: { docs: docsOf(docs) },
  args: { children: 'Pay $49.90', onPress: fn() },
})

export const Default = meta.story({ args: { tone: 'primary' } })

/** Every tone and size, at rest and in each state. */
export const Variants = meta.story({
  render: () => (
    <Shelf>
      {buttonSizes.flatMap((size) =>
        buttonTones.map((tone) => (
          <Shelf.Row key={size + tone} label={`${tone}, ${size}`}>
            <Button tone={tone} size={size}>
              Pay invoice
            </Button>
            <Button tone={tone} size={size}>
              <DownloadIcon /> Download
            </Button>
            <Button tone={tone} size={size} isPending pendingLabel="Paying">
              Pay invoice
            </Button>
            <Button tone={tone} size={size} disabled>
              Pay invoice
            </Button>
            <LinkButton tone={tone} size={size} href="#statement">
              See statement
            </LinkButton>
          </Shelf.Row>
        )),
      )}
    </Shelf>
  ),
})

/** While it works, a button keeps its width and its focus, and takes no second press. */
export const Pending = meta.story({
  args: { tone: 'primary', pendingLabel: 'Paying' },
  render: function Render({ onPress, ...args }) {
    const [isPending, setPending] = useState(false)
    return (
      <Button
        {...args}
        isPending={isPending}
        onPress={(event) => {
          onPress?.(event)
          setPending(true)
        }}
      />
    )
  },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: /Pay/ })
    const width = button.getBoundingClientRect().width
    await userEvent.click(button)
    await expect(button).toHaveAccessibleName('Pay $49.90 Paying')
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledOnce()
    await expect(button).toHaveFocus()
    await expect(button.getBoundingClientRect().width).toBe(width)
  },
})

/** Not available now, for a reason that can be found with the keyboard. */
export const UnavailableWithReason = meta.story({
  args: { tone: 'primary', 'aria-disabled': true, 'aria-describedby': 'reason' },
  render: (args) => (
    <Shelf>
      <Button {...args} />
      <span id="reason">A payment is already being made.</span>
    </Shelf>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onPress).not.toHaveBeenCalled()
  },
})

/** A label that does not fit wraps; the button grows. */
export const LongLabel = meta.story({
  parameters: { containerWidth: 240 },
  args: { tone: 'primary', children: 'Modifier le mode de paiement des prochaines factures' },
})

/** Beside one another at 320 px: each wraps its own words, and the second goes below where there is no room. */
export const LongFrenchTogether = meta.story({
  parameters: { containerWidth: 320 },
  render: () => (
    <Inline gap="xs">
      <Button>Conserver l’abonnement</Button>
      <Button tone="primary">
        <DownloadIcon /> Télécharger les relevés de l’année précédente
      </Button>
    </Inline>
  ),
})

export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  render: () => (
    <Inline gap="xs">
      <Button>Keep the plan</Button>
      <Button tone="primary">
        <DownloadIcon /> Download
      </Button>
    </Inline>
  ),
})

/** In a staff console. */
export const Compact = meta.story({ ...RightToLeft.input, decorators: [compact] })
