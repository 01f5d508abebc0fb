import { Grid } from '@memberkit/primitives/box'
import { DropZone, type DropZoneProps } from '@memberkit/primitives/drop-zone'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { compact, rightToLeft } from '../surroundings.tsx'
import { docs } from './DropZone.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Forms/DropZone',
  component: DropZone,
  parameters: { docs: docsOf(docs), containerWidth: 560 },
  args: {
    label: 'Documents of the case',
    description: 'PDF, 10 MB at most, up to 5.',
    labels: {
      choose: 'Choose files',
      prompt: 'Drop or paste files here, or',
      release: 'Let go to add them',
      rejecting: 'Only PDF files are taken',
    },
    accept: 'application/pdf',
    multiple: true,
    onSelect: fn(),
  },
})

function transferOf(...types: string[]) {
  const transfer = new DataTransfer()
  for (const type of types) transfer.items.add(new File(['x'], `file.${type.split('/')[1]}`, { type }))
  return transfer
}

const drag = (type: string, target: Element, ...types: string[]) =>
  target.dispatchEvent(
    new DragEvent(type, { bubbles: true, cancelable: true, composed: true, dataTransfer: transferOf(...types) }),
  )

function Checked(props: DropZoneProps) {
  const [error, setError] = useState<string>()
  return (
    <DropZone
      {...props}
      error={error}
      onSelect={(accepted, refused) => {
        props.onSelect(accepted, refused)
        setError(refused[0] && `${refused[0].file.name} is no PDF. Save it as one and choose it again.`)
      }}
    />
  )
}

/** Files are dropped: one is taken, one refused. */
export const Default = meta.story({
  render: (args) => <Checked {...args} />,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Choose files' })
    drag('dragenter', button, 'application/pdf')
    await waitFor(() => expect(canvas.getByText('Let go to add them')).toBeVisible())
    drag('drop', button, 'application/pdf', 'image/png')
    await expect(args.onSelect).toHaveBeenCalledOnce()
    await expect(await canvas.findByText(/file.png is no PDF/)).toBeVisible()
  },
})

/** Reached and pasted into with the keyboard. */
export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Choose files' })
    await expect(button).toHaveFocus()
    const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true })
    // Firefox takes no files in the event's constructor.
    Object.defineProperty(paste, 'clipboardData', { value: transferOf('application/pdf') })
    button.dispatchEvent(paste)
    await expect(args.onSelect).toHaveBeenCalledWith([expect.any(File)], [])
  },
})

export const States = meta.story({
  parameters: { containerWidth: 1024 },
  render: (args) => (
    <Grid columns={2} gap="lg">
      <DropZone {...args} label="Idle" />
      <DropZone {...args} label="In error" error="scan.tiff is no PDF. Save it as one and choose it again." />
      <DropZone {...args} label="Files held over it" id="over" />
      <DropZone {...args} label="Others held over it" id="rejecting" />
      <DropZone {...args} label="Pending" isPending pendingLabel="Checking" />
      <DropZone {...args} label="Disabled" disabled />
      <DropZone {...args} label="Optional" optionalMark="Optional" description={undefined} />
      <DropZone {...args} label="Hidden label" isLabelHidden />
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    drag('dragenter', canvasElement.querySelector('#over button')!, 'application/pdf')
    drag('dragenter', canvasElement.querySelector('#rejecting button')!, 'image/png')
    await waitFor(() => expect(canvasElement.querySelectorAll('fieldset[data-state]')).toHaveLength(2))
  },
})

export const Compact = meta.story({ decorators: [compact] })

export const LongFrench = meta.story({
  parameters: { containerWidth: 320 },
  args: {
    label: 'Pièces justificatives à transmettre au responsable du dossier',
    description: 'Fichiers PDF de 10 Mo au plus, jusqu’à cinq pièces par envoi.',
    error: 'Le fichier « relevé.tiff » n’est pas au format PDF. Convertissez-le, puis choisissez-le de nouveau.',
    labels: {
      choose: 'Sélectionner des fichiers',
      prompt: 'Déposez ou collez vos fichiers ici, ou',
      release: 'Relâchez pour les ajouter',
      rejecting: 'Seuls les fichiers PDF sont acceptés',
    },
  },
})

export const RightToLeft = meta.story({ decorators: [rightToLeft], args: { error: 'scan.tiff is no PDF.' } })
