import { Card } from '@memberkit/primitives/card'
import { VirtualTable } from '@memberkit/primitives/virtual-table'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { columns as plain, type Order, orders, withTools, withWidths } from '../table-rows.tsx'
import { docs } from './VirtualTable.docs.tsx'

const OrderTable = VirtualTable<Order>
const rows = orders(100_000)
const columns = withWidths(plain)

const meta = preview.meta({
  title: 'Primitives/Data/VirtualTable',
  component: OrderTable,
  args: { caption: 'Orders', isCaptionHidden: true, columns, rows, getRowId: ({ id }) => id, onRowAction: fn() },
  argTypes: { rows: { control: false } },
  render: (args) => (
    <Card isFlush>
      <OrderTable {...args} />
    </Card>
  ),
  parameters: { docs: docsOf(docs) },
})

/** 100,000 rows. */
export const Default = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    const region = canvas.getByRole('region', { name: 'Orders' })
    region.scrollTop = region.scrollHeight
    await waitFor(() => expect(canvasElement.querySelector('[aria-rowindex="100001"]')).toBeInTheDocument())
    region.scrollTop = 0
    await waitFor(() => expect(canvasElement.querySelector('[aria-rowindex="2"]')).toBeInTheDocument())
    await userEvent.click(canvasElement.querySelector('[aria-rowindex="3"] td')!)
    await expect(args.onRowAction).toHaveBeenCalledWith(rows[1])
  },
})

export const Cards = meta.story({ parameters: { containerWidth: 360 } })

export const RightToLeft = meta.story({ decorators: [rightToLeft] })

export const Loading = meta.story({ args: { rows: [], isLoading: true, loadingLabel: 'Loading', columns: withTools } })
