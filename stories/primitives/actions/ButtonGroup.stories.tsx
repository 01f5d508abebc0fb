import { Stack } from '@memberkit/primitives/box'
import { Button, LinkButton } from '@memberkit/primitives/button'
import { type Action, ButtonGroup } from '@memberkit/primitives/button-group'
import { DownloadIcon, PrintIcon } from '@memberkit/primitives/icons'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './ButtonGroup.docs.tsx'

const onPress = fn()

const actions: Action[] = [
  { label: 'Pay $49.90', tone: 'primary', onPress },
  { label: 'Download', icon: <DownloadIcon />, onPress },
  { label: 'Print', icon: <PrintIcon />, href: '#print' },
  { label: 'Refund', onPress, unavailableReason: 'Nothing has been paid yet.' },
  { label: 'Void', tone: 'critical', onPress },
]

const meta = preview.meta({
  title: 'Primitives/Actions/ButtonGroup',
  component: ButtonGroup,
  parameters: { docs: docsOf(docs) },
  beforeEach: () => onPress.mockClear(),
})

/** Buttons as children wrap. */
export const Default = meta.story({
  render: () => (
    <Stack gap="lg">
      <ButtonGroup label="Invoice">
        <Button tone="primary">Pay $49.90</Button>
        <Button>Send again</Button>
        <LinkButton href="#statement">See statement</LinkButton>
      </ButtonGroup>
      <ButtonGroup label="Draft" align="end">
        <Button tone="quiet">Discard</Button>
        <Button tone="primary">Save</Button>
      </ButtonGroup>
    </Stack>
  ),
})

export const Actions = meta.story({
  render: () => <ButtonGroup label="Invoice" actions={actions} moreLabel="More actions" />,
})

/** As many buttons as fit in one line; the rest is in the menu at its end. */
export const Overflow = meta.story({
  parameters: { containerWidth: 360 },
  render: () => (
    <Stack gap="lg">
      <ButtonGroup label="Invoice" actions={actions} moreLabel="More actions" />
      <ButtonGroup label="Second invoice" actions={actions} moreLabel="More for the second" size="small" align="end" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const more = await waitFor(() => canvas.getByRole('button', { name: 'More actions' }))
    await userEvent.click(more)
    await expect(canvas.getByRole('menuitem', { name: 'Refund' })).toHaveAccessibleDescription(
      'Nothing has been paid yet.',
    )
    await userEvent.keyboard('{End}{Enter}')
    await expect(onPress).toHaveBeenCalledOnce()
    await userEvent.click(more)
  },
})

export const LongFrench = meta.story({
  parameters: { containerWidth: 320 },
  render: () => (
    <ButtonGroup label="Facture">
      <Button tone="primary">Payer la facture en souffrance</Button>
      <Button>Télécharger le relevé</Button>
      <Button>Modifier le mode de paiement des prochaines factures</Button>
    </ButtonGroup>
  ),
})

export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  parameters: { containerWidth: 320 },
  render: () => (
    <ButtonGroup
      label="Invoice"
      moreLabel="More actions"
      actions={['Pay the invoice', 'Download', 'Print', 'Void'].map((label) => ({ label, onPress }))}
    />
  ),
})
