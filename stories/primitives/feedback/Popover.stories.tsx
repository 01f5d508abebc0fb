import { Stack } from '@memberkit/primitives/box'
import { Button, buttonSizes } from '@memberkit/primitives/button'
import { CalendarIcon, FilterIcon } from '@memberkit/primitives/icons'
import { Popover, type PopoverProps } from '@memberkit/primitives/popover'
import { TextField } from '@memberkit/primitives/text-field'
import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { Shelf } from '../Shelf.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './Popover.docs.tsx'

const form = (close: () => void) => (
  <Stack gap="md">
    <TextField label="At least" inputMode="decimal" prefix="$" />
    <TextField label="At most" inputMode="decimal" prefix="$" />
    <Button tone="primary" onPress={close}>
      Show invoices
    </Button>
  </Stack>
)

const meta = preview.meta({
  title: 'Primitives/Feedback/Popover',
  component: Popover,
  parameters: { docs: docsOf(docs) },
  args: {
    label: 'Amount',
    heading: 'Amount of the invoice',
    children: form as PopoverProps['children'],
  },
})

interface Playing {
  canvas: { getAllByRole(role: 'button'): HTMLElement[] }
}
const open = async ({ canvas }: Playing) => userEvent.click(canvas.getAllByRole('button')[0]!)

/** The focus goes in, and Escape or the content gives it back. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Amount' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'At least' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveFocus()
    await userEvent.click(button)
    await userEvent.click(canvas.getByRole('button', { name: 'Show invoices' }))
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
    await userEvent.click(button)
  },
})

/** Text alone, with a close button in the corner. */
export const TextOnly = meta.story({
  args: {
    heading: undefined,
    closeLabel: 'Close',
    initialFocus: 'panel',
    children: 'Tax is worked out from the address of the plan, on the day that the invoice is made.',
  },
  play: open,
})

export const Triggers = meta.story({
  render: (args) => (
    <Shelf>
      {buttonSizes.map((size) => (
        <Shelf.Row key={size} label={size}>
          <Popover {...args} size={size} />
          <Popover {...args} size={size} tone="primary" />
          <Popover {...args} size={size} tone="quiet" />
          <Popover {...args} size={size} label="Choose days" icon={<CalendarIcon />} />
          <Popover {...args} size={size} label="Filter" icon={<FilterIcon />} tone="secondary" disabled />
        </Shelf.Row>
      ))}
    </Shelf>
  ),
})

/** Where there is no room below and to the side, it opens the other way. */
export const AtTheEdge = meta.story({
  render: (args) => (
    <div className="shelf-corner">
      <Popover {...args} />
    </div>
  ),
  play: open,
})

/** In a window hardly wider than itself it is in line with neither edge. */
export const LongFrench = meta.story({
  parameters: { pictures: { widths: [360] } },
  args: {
    label: 'Montant',
    heading: 'Montant de la facture en souffrance',
    closeLabel: 'Fermer',
    initialFocus: 'panel',
    children:
      'Les taxes sont calculées d’après l’adresse de facturation de la formule, le jour où la facture est établie, et figurent sur une ligne distincte.',
  },
  render: (args) => (
    <div className="shelf-spread">
      <span>Facture de mars 2026</span>
      <Popover {...args} />
      <span>Impayée</span>
    </div>
  ),
  play: open,
})

export const RightToLeft = meta.story({ decorators: [rightToLeft], args: { closeLabel: 'Close' }, play: open })
