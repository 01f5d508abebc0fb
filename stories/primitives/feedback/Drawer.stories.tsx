import { Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { Drawer, type DrawerProps } from '@memberkit/primitives/drawer'
import { TextField } from '@memberkit/primitives/text-field'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './Drawer.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Feedback/Drawer',
  component: Drawer,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Filters',
    description: 'Of 128 invoices.',
    closeLabel: 'Close',
    children: (
      <Stack gap="md">
        <TextField label="Number" />
        <TextField label="From" placeholder="YYYY-MM-DD" />
        <TextField label="To" placeholder="YYYY-MM-DD" />
      </Stack>
    ),
    actions: (
      <>
        <Button>Clear all</Button>
        <Button tone="primary">Show 128 invoices</Button>
      </>
    ),
  },
  parameters: { docs: { ...docsOf(docs), story: { inline: false, height: '480px' } } },
})

const page = within(document.body)

/** On a narrow window it is the whole screen. */
export const Default = meta.story({ parameters: { pictures: { widths: [360] } } })

export const AtTheStart = meta.story({ args: { side: 'start' } })

export const Large = meta.story({ args: { size: 'large', description: undefined } })

/** Title and actions stay in sight while the content scrolls. */
export const LongFrench = meta.story({
  parameters: { pictures: { widths: [360] } },
  args: {
    title: 'Conditions de remboursement des cotisations versées',
    description: 'En vigueur depuis le 1er mars 2026.',
    closeLabel: 'Fermer',
    children: Array.from({ length: 12 }, (_, at) => (
      <p key={at}>
        {at + 1}. Le remboursement est porté sur la carte ou le compte qui a servi au paiement. Il y figure après trois
        à cinq jours ouvrables, et immédiatement sur la facture.
      </p>
    )),
    actions: (
      <>
        <Button>Refuser les conditions</Button>
        <Button tone="primary">Accepter et continuer</Button>
      </>
    ),
  },
})

function Openable(props: DrawerProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>All filters</Button>
      <Drawer {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

/** The focus goes in and comes back; Escape, the corner and, if it may, a press beside it close it. */
export const OpenAndClose = meta.story({
  args: { isDismissable: true },
  render: (args) => <Openable {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'All filters' })
    await userEvent.click(opener)
    await expect(page.getByRole('textbox', { name: 'Number' })).toHaveFocus()
    await userEvent.click(page.getByRole('button', { name: 'Close' }))
    await expect(opener).toHaveFocus()
    await userEvent.click(opener)
    await userEvent.click(page.getByRole('dialog'))
    await expect(page.queryByRole('dialog')).not.toBeInTheDocument()
  },
})

export const RightToLeft = meta.story({ decorators: [rightToLeft] })
