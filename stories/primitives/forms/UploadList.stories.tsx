import { Box, Stack } from '@memberkit/primitives/box'
import { FileTrigger } from '@memberkit/primitives/file-trigger'
import { LocaleProvider } from '@memberkit/primitives/locale'
import { type UploadItem, UploadList, uploadStates } from '@memberkit/primitives/upload-list'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { compact, rightToLeft } from '../surroundings.tsx'
import { frenchLabels, labels } from './upload-labels.ts'
import { docs } from './UploadList.docs.tsx'

const names: Record<UploadItem['state'], string> = {
  waiting: 'power-of-attorney.pdf',
  uploading: 'photo-of-the-notice.jpg',
  scanning: 'payslips-2026.zip',
  done: 'contract.pdf',
  failed: 'recording-of-the-call.mp4',
  refused: 'addresses.numbers',
  cancelled: 'expenses.xlsx',
}

const every: UploadItem[] = uploadStates.map((state, at) => ({
  id: state,
  name: names[state],
  size: 340_000 * (at * 7 + 1),
  state,
  progress: state === 'uploading' ? 0.42 : undefined,
  href: state === 'done' ? '#contract' : undefined,
  reason: {
    failed: 'The connection was lost. Try again.',
    refused: 'Only PDF files, pictures and archives are taken. Save it as a PDF.',
  }[state as string],
}))

const meta = preview.meta({
  title: 'Primitives/Forms/UploadList',
  component: UploadList,
  parameters: { docs: docsOf(docs), containerWidth: 640 },
  args: {
    label: 'Documents of the case',
    labels,
    items: every,
    onCancel: fn(),
    onRetry: fn(),
    onRemove: fn(),
    onRestore: fn(),
  },
})

/** Every state, with what can be done about it. */
export const States = meta.story({ parameters: { pictures: { widths: [360] } } })

function Editable({ initial }: { initial: UploadItem[] }) {
  const [items, setItems] = useState(initial)
  const change = (id: string, more: Partial<UploadItem>) =>
    setItems((all) => all.map((one) => (one.id === id ? { ...one, ...more } : one)))
  return (
    <Stack gap="md">
      <Box>
        <FileTrigger
          multiple
          onSelect={(files) =>
            setItems((all) => [
              ...all,
              ...files.map(({ name, size, type }, at) => ({
                id: `${all.length + at} ${name}`,
                name,
                size,
                type,
                state: 'waiting' as const,
              })),
            ])
          }
        >
          Choose files
        </FileTrigger>
      </Box>
      <UploadList
        label="Documents of the case"
        labels={labels}
        items={items}
        onCancel={(id) => change(id, { state: 'cancelled' })}
        onRetry={(id) => change(id, { state: 'uploading', progress: undefined })}
        onRemove={(id) => setItems((all) => all.filter((one) => one.id !== id))}
        onRestore={(item, index) => setItems((all) => [...all.slice(0, index), item, ...all.slice(index)])}
      />
    </Stack>
  )
}

/** Removed by mistake, and put back, with the keyboard. */
export const RemoveAndUndo = meta.story({
  render: () => <Editable initial={every.filter(({ state }) => ['done', 'uploading', 'waiting'].includes(state))} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Remove contract.pdf' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Undo contract.pdf removed' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('listitem', { name: 'contract.pdf: Uploaded' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('link', { name: 'contract.pdf' })).not.toBeInTheDocument()
  },
})

/** Cancelled, and begun again, with the pointer. */
export const CancelAndRetry = meta.story({
  render: () => <Editable initial={every.filter(({ state }) => state === 'uploading')} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel photo-of-the-notice.jpg' }))
    await expect(canvas.getByRole('button', { name: 'Remove photo-of-the-notice.jpg' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again photo-of-the-notice.jpg' }))
    await expect(canvas.getByRole('listitem')).toHaveFocus()
  },
})

/** In a staff console; nothing can be done here but look. */
export const Compact = meta.story({
  decorators: [compact],
  args: { onCancel: undefined, onRetry: undefined, onRemove: undefined, onRestore: undefined },
})

export const LongFrench = meta.story({
  parameters: { containerWidth: 320 },
  args: {
    label: 'Pièces justificatives du dossier',
    labels: frenchLabels,
    items: every.map((item) => ({
      ...item,
      name: `copie certifiée conforme ${item.name}`,
      reason: item.reason && 'La connexion a été interrompue. Vérifiez votre réseau, puis réessayez.',
    })),
  },
  render: (args) => (
    <LocaleProvider locale="fr-CA">
      <UploadList {...args} />
    </LocaleProvider>
  ),
})

/** Names keep the direction of their own letters. */
export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  parameters: { containerWidth: 420 },
  args: { items: every.map((item) => (item.state === 'waiting' ? { ...item, name: 'توكيل عام.pdf' } : item)) },
})
