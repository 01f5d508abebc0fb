import { Stack } from '@memberkit/primitives/box'
import { CardIcon, PersonIcon } from '@memberkit/primitives/icons'
import { TagGroup } from '@memberkit/primitives/tag-group'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { compact, rightToLeft } from '../surroundings.tsx'
import { docs } from './TagGroup.docs.tsx'

const tagsOf = (...labels: string[]) => labels.map((label) => ({ value: label, label }))
const labels = tagsOf('Urgent', 'Identity', 'Waiting for the member', 'Second review')

const removal = {
  removeLabel: (tag: string) => `Remove ${tag}`,
  removedMessage: (tag: string) => `${tag} removed`,
}
const rows = { showAllLabel: (count: number) => `Show all ${count}`, showFewerLabel: 'Show fewer' }
const onRemove = fn()

const meta = preview.meta({
  title: 'Primitives/Forms/TagGroup',
  component: TagGroup,
  parameters: { docs: docsOf(docs) },
  args: { label: 'Labels', tags: labels },
  beforeEach: () => void onRemove.mockClear(),
})

function Removable({ isSelectable = false }: { isSelectable?: boolean }) {
  const [tags, setTags] = useState(labels)
  const selection = isSelectable ? { isSelectable: true as const, defaultValue: ['Identity'] } : {}
  const remove = (value: string) => {
    onRemove(value)
    setTags(tags.filter((tag) => tag.value !== value))
  }
  return (
    <TagGroup {...selection} label="Labels" tags={tags} emptyText="No labels yet." onRemove={remove} {...removal} />
  )
}

/** Moved through and removed with the keyboard: the focus goes to the neighbour. */
export const Keyboard = meta.story({
  render: () => <Removable />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Identity' })).toHaveFocus())
    await userEvent.keyboard('{Delete}')
    await expect(onRemove).toHaveBeenCalledWith('Identity')
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Waiting for the member' })).toHaveFocus())
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Second review' })).toHaveFocus())
    await userEvent.keyboard('{Backspace}')
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Waiting for the member' })).toHaveFocus())
  },
})

/** Pressed to select, pressed again to select no longer. */
export const Pointer = meta.story({
  render: () => <Removable isSelectable />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('row', { name: 'Urgent' }))
    await userEvent.click(canvas.getByRole('row', { name: 'Identity' }))
    await expect(canvas.getByRole('row', { name: 'Urgent' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('row', { name: 'Identity' })).toHaveAttribute('aria-selected', 'false')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Second review' }))
    await expect(canvas.queryByRole('row', { name: 'Second review' })).not.toBeInTheDocument()
  },
})

const accounts = [
  { value: 'card', label: 'Visa ending in 0100', icon: <CardIcon /> },
  { value: 'person', label: 'Ada Example', icon: <PersonIcon /> },
]

export const Variants = meta.story({
  render: () => (
    <Stack gap="lg">
      <TagGroup label="Only shown" tags={labels} />
      <TagGroup label="To remove" tags={labels} onRemove={onRemove} {...removal} />
      <TagGroup label="To select" tags={labels} isSelectable defaultValue={['Urgent', 'Identity']} />
      <TagGroup
        label="To select and to remove"
        description="Those that are selected are shown first."
        tags={labels}
        isSelectable
        defaultValue={['Urgent']}
        onRemove={onRemove}
        {...removal}
      />
      <TagGroup label="With icons" tags={accounts} onRemove={onRemove} {...removal} />
      <TagGroup label="In error" tags={labels} isSelectable error="Select one label at least." />
      <TagGroup label="Disabled" tags={labels} isSelectable defaultValue={['Urgent']} disabled />
      <TagGroup label="Empty" tags={[]} emptyText="No labels yet." />
    </Stack>
  ),
})

const manyLabels = `Urgent, Identity, Waiting for the member, Second review, Appeal, Refund, Family plan, Ontario,
  Callback, French, Large print, Partner, Escalated, Documents missing, Trial, Renewal`
const many = tagsOf(...manyLabels.split(/,\s+/))

/** Rows beyond the second are folded away. */
export const Folded = meta.story({
  parameters: { containerWidth: 420 },
  render: () => <TagGroup label="Labels" tags={many} maxRows={2} {...rows} onRemove={onRemove} {...removal} />,
})

export const Unfolded = meta.story({
  parameters: { containerWidth: 420 },
  render: () => <TagGroup label="Labels" tags={many} maxRows={2} {...rows} onRemove={onRemove} {...removal} />,
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: 'Show all 16' })
    await userEvent.click(more)
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('button', { name: 'Remove Renewal' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('button', { name: 'Remove Renewal' })).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
  },
})

/** In 320 px, in French. */
export const LongContent = meta.story({
  globals: { locale: 'fr-CA' },
  parameters: { containerWidth: 288 },
  render: () => (
    <TagGroup
      label="Étiquettes attribuées au dossier de protection de l’identité"
      description="Elles ne sont visibles que pour votre équipe."
      tags={tagsOf(
        'En attente d’une réponse de la personne concernée',
        'Vol d’identité confirmé par l’institution financière',
        'Urgent',
        'Renouvellement',
      )}
      isSelectable
      defaultValue={['Urgent']}
      onRemove={onRemove}
      removeLabel={(tag) => `Retirer ${tag}`}
      removedMessage={(tag) => `${tag} retirée`}
    />
  ),
})

export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  render: () => <Removable isSelectable />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Identity' })).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Waiting for the member' })).toHaveFocus())
  },
})

export const Compact = meta.story({ decorators: [compact], render: () => <Removable isSelectable /> })
