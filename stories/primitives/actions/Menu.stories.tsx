import { CopyIcon, DownloadIcon, EllipsisIcon, PrintIcon } from '@memberkit/primitives/icons'
import { Menu, MenuItem, MenuSection, MenuSeparator } from '@memberkit/primitives/menu'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { Shelf } from '../Shelf.tsx'
import { docs } from './Menu.docs.tsx'

const onPress = fn()

const meta = preview.meta({
  title: 'Primitives/Actions/Menu',
  component: Menu,
  parameters: { docs: docsOf(docs) },
  subcomponents: { MenuItem, MenuSection },
  args: {
    label: 'Actions',
    children: (
      <>
        <MenuItem onPress={onPress}>Pay</MenuItem>
        <MenuItem onPress={onPress}>Refund</MenuItem>
        <MenuSeparator />
        <MenuItem tone="critical" onPress={onPress}>
          Void
        </MenuItem>
      </>
    ),
  },
  beforeEach: () => onPress.mockClear(),
})

/** Opened, moved through and used with the keyboard. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('menuitem', { name: 'Refund' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onPress).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Actions' })).toHaveFocus()
  },
})

export const Pointer = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Void' }))
    await expect(onPress).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument()
  },
})

const open = async ({ canvas }: { canvas: { getByRole(role: 'button', by: { name: string }): HTMLElement } }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Actions' }))

/** Everything that a menu can hold. */
export const Contents = meta.story({
  args: {
    children: (
      <>
        <MenuItem icon={<DownloadIcon />} onPress={onPress}>
          Download
        </MenuItem>
        <MenuItem icon={<PrintIcon />} href="#print">
          Print
        </MenuItem>
        <MenuItem icon={<CopyIcon />} description="INV-2026-0031" onPress={onPress}>
          Copy the number
        </MenuItem>
        <MenuSection label="Sort by">
          <MenuItem isChecked onPress={onPress}>
            Date
          </MenuItem>
          <MenuItem isChecked={false} onPress={onPress}>
            Amount
          </MenuItem>
        </MenuSection>
        <MenuSeparator />
        <MenuItem unavailableReason="It has been refunded in full already." onPress={onPress}>
          Refund
        </MenuItem>
        <MenuItem tone="critical" onPress={onPress}>
          Void
        </MenuItem>
      </>
    ),
  },
  play: open,
})

/** In a table row: three dots, aligned with the end of the row. */
export const InARow = meta.story({
  args: { icon: <EllipsisIcon />, label: 'Actions', align: 'end', size: 'small' },
  render: (args) => (
    <div className="shelf-spread">
      <span>March 2026</span>
      <Menu {...args} />
    </div>
  ),
  play: open,
})

/** Where there is no room below and to the side, it opens the other way. */
export const AtTheEdge = meta.story({
  render: (args) => (
    <div className="shelf-corner">
      <Menu {...args} />
    </div>
  ),
  play: open,
})

export const Triggers = meta.story({
  render: (args) => (
    <Shelf>
      {(['medium', 'small'] as const).map((size) => (
        <Shelf.Row key={size} label={size}>
          <Menu {...args} size={size} tone="primary" />
          <Menu {...args} size={size} />
          <Menu {...args} size={size} tone="quiet" />
          <Menu {...args} size={size} icon={<EllipsisIcon />} />
          <Menu {...args} size={size} disabled />
        </Shelf.Row>
      ))}
    </Shelf>
  ),
})
