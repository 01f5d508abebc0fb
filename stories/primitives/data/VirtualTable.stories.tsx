import { Card } from '@memberkit/primitives/card'
import { VirtualTable } from '@memberkit/primitives/virtual-table'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { columns, type Order, orders } from '../table-rows.tsx'

const OrderTable = VirtualTable<Order>
const rows = orders(100_000)

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
  parameters: {
    docs: {
      description: {
        component: `**VirtualTable** is a Table of any length: the same columns, with only the rows in sight in the
document. It scrolls within itself, as tall as \`--mk-virtual-table-block-size\` (70 % of the window unless set).

**Instead**: Table up to 200 rows, which find-in-page and print reach whole. **Accessibility**: \`aria-rowcount\` and
\`aria-rowindex\` say where a row stands; the row that has the focus stays in the document however far one scrolls.`,
      },
    },
  },
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
