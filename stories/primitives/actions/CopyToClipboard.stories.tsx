import { buttonSizes } from '@memberkit/primitives/button'
import { CopyToClipboard } from '@memberkit/primitives/copy-to-clipboard'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { Shelf } from '../Shelf.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './CopyToClipboard.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Actions/CopyToClipboard',
  component: CopyToClipboard,
  parameters: { docs: docsOf(docs) },
  args: {
    value: 'INV-2026-0031',
    labels: {
      copy: 'Copy the invoice number',
      copied: 'Copied',
      failed: 'Not copied. Press Ctrl+C to copy what is selected.',
    },
    onCopy: fn(),
  },
})

/** With a clipboard of its own, for the browser's may not be had in a test. */
const allow = () => {
  spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
}

const copy = async ({ canvas }: { canvas: { getByRole(role: 'button'): HTMLElement } }) =>
  userEvent.click(canvas.getByRole('button'))

/** Copied by keyboard: the word and the check mark stay for a moment. */
export const Default = meta.story({
  beforeEach: allow,
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onCopy).toHaveBeenCalledWith('INV-2026-0031'))
    await expect(canvas.getByRole('button')).toHaveFocus()
    await waitFor(() => expect(canvas.getByRole('button').parentElement).toHaveAttribute('data-state', 'idle'))
  },
})

export const Variants = meta.story({
  render: (args) => (
    <Shelf>
      {buttonSizes.map((size) => (
        <Shelf.Row key={size} label={`button, ${size}`}>
          <CopyToClipboard {...args} size={size} />
          <CopyToClipboard {...args} size={size} tone="primary" />
          <CopyToClipboard {...args} size={size} tone="quiet" />
          <CopyToClipboard {...args} size={size} disabled />
        </Shelf.Row>
      ))}
      <Shelf.Row label="icon">
        <CopyToClipboard {...args} appearance="icon" />
        <CopyToClipboard {...args} appearance="icon" tone="secondary" size="medium" />
      </Shelf.Row>
      <Shelf.Row label="inline">
        <CopyToClipboard {...args} appearance="inline" />
        <CopyToClipboard {...args} appearance="inline" value="https://example.com/pay/31">
          example.com/pay/31
        </CopyToClipboard>
      </Shelf.Row>
    </Shelf>
  ),
})

/** Where the browser refuses, the text is selected, and the reason stands under it. */
export const Refused = meta.story({
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'))
    spyOn(document, 'execCommand').mockReturnValue(false)
  },
  play: async ({ canvas }) => {
    await copy({ canvas })
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/^Not copied/)
  },
})

/** A long value and long words. */
export const LongFrench = meta.story({
  parameters: { containerWidth: 240 },
  args: {
    appearance: 'inline',
    value: 'https://example.com/fr/facturation/relevés/2026/0031',
    labels: { copy: 'Copier l’adresse du relevé', copied: 'Copié', failed: 'Non copié. Appuyez sur Ctrl+C.' },
  },
})

export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  render: (args) => (
    <Shelf>
      <CopyToClipboard {...args} />
      <CopyToClipboard {...args} appearance="inline" />
    </Shelf>
  ),
})
