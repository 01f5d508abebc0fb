import { EllipsisIcon, FileIcon, FolderIcon } from '@memberkit/primitives/icons'
import { Menu, MenuItem } from '@memberkit/primitives/menu'
import { Tree, type TreeItem } from '@memberkit/primitives/tree'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { Shelf } from '../Shelf.tsx'
import { compact, rightToLeft } from '../surroundings.tsx'
import { docs } from './Tree.docs.tsx'

const folder = (id: string, label: string, children: TreeItem[], note?: string): TreeItem => ({
  id,
  label,
  note,
  icon: <FolderIcon />,
  children,
})
const file = (id: string, label: string, note?: string): TreeItem => ({ id, label, note, icon: <FileIcon /> })

const items: TreeItem[] = [
  folder('matters', 'Matters', [
    folder('lease', 'Lease on Main Street', [
      file('contract', 'Lease', '12 pages'),
      file('letter', 'Letter to the landlord'),
    ]),
    folder('will', 'Will', [file('draft', 'Draft', 'March 8')]),
    { ...file('sealed', 'Sealed file'), isDisabled: true },
  ]),
  folder('identity', 'Identity protection', [file('report', 'Credit report')], '1 new'),
  file('terms', 'Terms of the plan'),
]
const expanded = new Set(['matters', 'lease'])

const meta = preview.meta({
  title: 'Primitives/Data/Tree',
  component: Tree,
  args: { label: 'Documents', items, defaultExpandedIds: expanded },
  argTypes: { items: { control: false } },
  parameters: { docs: docsOf(docs), containerWidth: 400 },
})

/** Opened, moved through and acted on with the keyboard. */
export const Keyboard = meta.story({
  args: { onAction: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('i{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Credit report' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onAction).toHaveBeenCalledOnce()
    await expect(args.onAction).toHaveBeenCalledWith(expect.objectContaining({ id: 'report' }))
    await userEvent.keyboard('{Home}{ArrowDown}*')
    await expect(canvas.getByRole('row', { name: 'Draft March 8' })).toBeVisible()
  },
})

export const Pointer = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Will'))
    await expect(canvas.getByRole('row', { name: 'Draft March 8' })).toBeVisible()
    const will = canvas.getByRole('row', { name: 'Will' })
    await userEvent.click(will.querySelector('[data-toggle]')!)
    await expect(will).toHaveAttribute('aria-expanded', 'false')
  },
})

const two = new Set(['contract', 'will'])

/** One or several can be selected; boxes show that it is several. */
export const Selection = meta.story({
  parameters: { containerWidth: 960 },
  render: ({ label, items: all }) => (
    <Shelf>
      <Shelf.Row label="single">
        <Tree
          label={`${label}, one`}
          items={all}
          defaultExpandedIds={expanded}
          selectionMode="single"
          defaultSelectedIds={new Set(['letter'])}
        />
      </Shelf.Row>
      <Shelf.Row label="multiple">
        <Tree
          label={`${label}, several`}
          items={all}
          defaultExpandedIds={expanded}
          selectionMode="multiple"
          defaultSelectedIds={two}
        />
      </Shelf.Row>
      <Shelf.Row label="with boxes">
        <Tree
          label={`${label}, several with boxes`}
          items={all}
          defaultExpandedIds={expanded}
          selectionMode="multiple"
          hasCheckboxes
          defaultSelectedIds={two}
        />
      </Shelf.Row>
    </Shelf>
  ),
  play: async ({ canvas }) => {
    const boxes = canvas.getByRole('treegrid', { name: 'Documents, several with boxes' })
    const line = boxes.querySelector<HTMLElement>('[aria-label="Letter to the landlord"]')!
    await userEvent.click(line)
    await expect(line).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard(' ')
    await expect(line).toHaveAttribute('aria-selected', 'false')
  },
})

/** Seen under the pointer and with the focus; Tab goes to them. */
export const Actions = meta.story({
  args: {
    renderActions: ({ label }) => (
      <Menu label={`Actions for ${label}`} icon={<EllipsisIcon />} tone="quiet" size="small" align="end">
        <MenuItem onPress={() => {}}>Download</MenuItem>
        <MenuItem onPress={() => {}}>Rename</MenuItem>
      </Menu>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Tab}')
    await expect(canvas.getByRole('button', { name: 'Actions for Lease' })).toHaveFocus()
    await userEvent.keyboard('{Escape}{Tab}')
  },
})

/** Folders take what is dragged into them, files do not. */
export const Moved = meta.story({
  args: {
    onMove: fn(),
    canMove: (_, { id, position }) => position !== 'into' || !['contract', 'letter', 'draft', 'terms'].includes(id),
    dragLabel: ({ label }) => `Move ${label}`,
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{End}{Tab}')
    await expect(canvas.getByRole('button', { name: 'Move Terms of the plan' })).toHaveFocus()
  },
})

const labels = {
  loading: 'Loading',
  failed: 'Could not be loaded.',
  retry: 'Try again',
  loaded: (count: number) => `${count} items`,
}
const lazy: TreeItem[] = [
  { id: 'slow', label: 'Family group', icon: <FolderIcon />, isLazy: true },
  { id: 'broken', label: 'Former members', icon: <FolderIcon />, isLazy: true },
  { id: 'quick', label: 'Household', icon: <FolderIcon />, isLazy: true },
]
const loadChildren = async ({ id }: TreeItem) => {
  if (id === 'slow') return new Promise<never>(() => {})
  if (id === 'broken') throw new Error('offline')
  return [file('ada', 'Ada Example'), file('ben', 'Ben Example')]
}

/** Children that are loaded once they are asked for: loading, failed and there. */
export const Lazy = meta.story({
  args: { items: lazy, defaultExpandedIds: new Set(['slow', 'broken']), loadChildren, labels },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Could not be loaded.')).toBeVisible())
    await userEvent.click(canvas.getByText('Household'))
    await waitFor(() => expect(canvas.getByText('Ben Example')).toBeVisible())
  },
})

const many = Array.from({ length: 100 }, (_, group) =>
  folder(
    `g${group}`,
    `Group ${group}`,
    Array.from({ length: 100 }, (__, member) => file(`g${group}-${member}`, `Member ${group * 100 + member}`)),
  ),
)

/** 10,100 lines in sight; those on the screen are in the document. */
export const Long = meta.story({
  args: { items: many, defaultExpandedIds: new Set(many.map(({ id }) => id)) },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Member 9999' })).toHaveFocus())
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Group 0' })).toHaveFocus())
  },
})

const french: TreeItem[] = [
  folder('dossiers', 'Dossiers de protection juridique de la famille', [
    folder('bail', 'Renouvellement du bail résidentiel et contestation de l’augmentation de loyer', [
      file('avis', 'Avis d’augmentation de loyer reçu du propriétaire', '12 pages'),
    ]),
  ]),
]

export const LongFrench = meta.story({
  args: { label: 'Documents', items: french, defaultExpandedIds: new Set(['dossiers', 'bail']) },
  parameters: { containerWidth: 320 },
})

export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  args: { selectionMode: 'multiple', hasCheckboxes: true, defaultSelectedIds: two },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Home}{ArrowRight}')
    await expect(canvas.getByRole('row', { name: 'Matters' })).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Lease on Main Street' })).toHaveFocus())
  },
})

export const Compact = meta.story({ decorators: [compact] })
