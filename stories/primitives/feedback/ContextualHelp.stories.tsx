import { buttonSizes } from '@memberkit/primitives/button'
import { ContextualHelp, contextualHelpKinds } from '@memberkit/primitives/contextual-help'
import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { Shelf } from '../Shelf.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './ContextualHelp.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Feedback/ContextualHelp',
  component: ContextualHelp,
  parameters: { docs: docsOf(docs) },
  args: {
    label: 'Help with the grace period',
    heading: 'Grace period',
    children: 'For seven days after a payment has failed the plan goes on, and the payment is tried again each night.',
    link: { href: '#grace', text: 'How payments are tried again' },
  },
  render: (args) => (
    <div>
      Grace period <ContextualHelp {...args} />
    </div>
  ),
})

interface Playing {
  canvas: { getByRole(role: 'button'): HTMLElement }
}
const open = async ({ canvas }: Playing) => userEvent.click(canvas.getByRole('button'))

/** Opened, read and left with the keyboard. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Grace period' })).toHaveFocus())
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.click(canvas.getByRole('button'))
  },
})

export const Kinds = meta.story({
  render: (args) => (
    <Shelf>
      {buttonSizes.map((size) => (
        <Shelf.Row key={size} label={size}>
          {contextualHelpKinds.map((kind) => (
            <span key={kind}>
              {kind} <ContextualHelp {...args} kind={kind} size={size} />
            </span>
          ))}
        </Shelf.Row>
      ))}
    </Shelf>
  ),
})

/** Without a link. */
export const TextOnly = meta.story({ args: { kind: 'info', link: undefined }, play: open })

export const LongFrench = meta.story({
  parameters: { containerWidth: 320, pictures: { widths: [360] } },
  args: {
    label: 'Aide sur le délai de grâce',
    heading: 'Délai de grâce après un paiement refusé',
    children:
      'Pendant les sept jours qui suivent un paiement refusé, la formule reste en vigueur et le paiement est tenté de nouveau chaque nuit.',
    link: { href: '#grace', text: 'Comment les paiements sont tentés de nouveau' },
  },
  play: open,
})

export const RightToLeft = meta.story({ decorators: [rightToLeft], play: open })
