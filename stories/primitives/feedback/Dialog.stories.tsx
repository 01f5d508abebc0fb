import { Button } from '@memberkit/primitives/button'
import { AlertDialog, Dialog, type DialogProps } from '@memberkit/primitives/dialog'
import { TextField } from '@memberkit/primitives/text-field'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './Dialog.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Feedback/Dialog',
  component: Dialog,
  subcomponents: { AlertDialog },
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Refund INV-2026-0031',
    description: 'The money goes back to the card it came from.',
    closeLabel: 'Close',
    children: <TextField label="Reason" name="reason" description="Shown on the receipt." />,
    actions: (
      <>
        <Button>Keep the payment</Button>
        <Button tone="primary">Refund $49.90</Button>
      </>
    ),
  },
  parameters: { docs: { ...docsOf(docs), story: { inline: false, height: '480px' } } },
})

const page = within(document.body)

const narrow = { pictures: { widths: [390] } }

/** On a narrow window it is the whole screen. */
export const Default = meta.story({ parameters: narrow })

/** On a narrow window it comes up from the bottom. */
export const Small = meta.story({ args: { size: 'small' }, parameters: narrow })

export const Large = meta.story({ args: { size: 'large' } })

/** Title and actions stay in sight while the content scrolls. */
export const LongContent = meta.story({
  args: {
    title: 'Terms of the refund',
    children: Array.from({ length: 14 }, (_, at) => (
      <p key={at}>
        {at + 1}. A refund is made to the card or account that the payment came from. It shows there after three to five
        working days, and on the invoice at once.
      </p>
    )),
  },
})

/** Work is under way: neither Escape nor the corner closes it. */
export const Pending = meta.story({
  args: {
    isPending: true,
    actions: (
      <>
        <Button disabled>Keep the payment</Button>
        <Button tone="primary" isPending pendingLabel="Refunding">
          Refund $49.90
        </Button>
      </>
    ),
  },
  play: async ({ args }) => {
    await userEvent.click(page.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
})

export const Alert = meta.story({
  render: () => (
    <AlertDialog
      isOpen
      onClose={fn()}
      title="Void this invoice?"
      description="It can no longer be paid, and the member is told that nothing is owed. This can’t be undone."
      actions={
        <>
          <Button>Keep it</Button>
          <Button tone="critical">Void the invoice</Button>
        </>
      }
    />
  ),
})

function Openable(props: DialogProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Refund…</Button>
      <Dialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

/** The focus goes in, and comes back to where it was. */
export const OpenAndClose = meta.story({
  render: (args) => <Openable {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Refund…' })
    await userEvent.click(opener)
    await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveFocus()
    await userEvent.click(page.getByRole('button', { name: 'Close' }))
    await expect(opener).toHaveFocus()
    await expect(page.queryByRole('dialog')).not.toBeInTheDocument()
  },
})

/** A second question over the first. */
export const Nested = meta.story({
  args: {
    children: <Openable isOpen={false} onClose={fn()} title="Which card?" size="small" closeLabel="Close" />,
  },
  play: async () => {
    await userEvent.click(page.getByRole('button', { name: 'Refund…' }))
    await expect(page.getByRole('dialog', { name: 'Which card?' })).toBeVisible()
  },
})

/** Long titles and labels wrap; on a narrow window the actions go one below the other. */
export const LongFrench = meta.story({
  parameters: narrow,
  args: {
    size: 'small',
    title: 'Rembourser intégralement la facture INV-2026-0031 au titulaire de l’abonnement ?',
    description: 'Le montant est reversé sur la carte ou le compte bancaire d’où provenait le paiement.',
    closeLabel: 'Fermer',
    children: <TextField label="Motif du remboursement" description="Il figurera sur le reçu transmis au titulaire." />,
    actions: (
      <>
        <Button>Conserver le paiement tel quel</Button>
        <Button tone="primary">Rembourser la totalité de la facture</Button>
      </>
    ),
  },
})

export const RightToLeft = meta.story({ decorators: [rightToLeft], args: { size: 'small' } })
