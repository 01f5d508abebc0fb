import { Button, LinkButton } from '@memberkit/primitives/button'
import { IconButton } from '@memberkit/primitives/icon-button'
import { EllipsisIcon, PrintIcon, RefreshIcon } from '@memberkit/primitives/icons'
import { Menu, MenuItem } from '@memberkit/primitives/menu'
import { Tooltip, type TooltipProps } from '@memberkit/primitives/tooltip'
import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { Shelf } from '../Shelf.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './Tooltip.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Feedback/Tooltip',
  component: Tooltip,
  parameters: { docs: docsOf(docs) },
  args: {
    text: 'Last refreshed at noon',
    side: 'below' as TooltipProps['side'],
    children: <IconButton label="Refresh" icon={<RefreshIcon />} tone="secondary" />,
  },
})

const shown = () => document.querySelector('[role=tooltip]:popover-open')

const focus = async () => {
  await userEvent.tab()
  await waitFor(() => expect(shown()).not.toBe(null))
}

/** Shown by the focus at once, hidden by Escape. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await focus()
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Last refreshed at noon')
    await userEvent.keyboard('{Escape}')
    await expect(shown()).toBe(null)
    await userEvent.tab()
    await focus()
  },
})

/** Shown where the pointer rests, hidden by a press. */
export const Pointer = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    // The first time brings the text into the page. No real pointer rests there for it to find.
    await userEvent.hover(button)
    await waitFor(() => expect(document.querySelector('[role=tooltip]')).not.toBe(null))
    await userEvent.unhover(button)
    await userEvent.hover(button)
    await waitFor(() => expect(shown()).not.toBe(null))
    await userEvent.click(button)
    await expect(shown()).toBe(null)
  },
})

/** Where there is no room above it stands below. */
export const AtTheEdge = meta.story({ args: { side: 'above' }, play: focus })

/** Around whatever takes the focus. */
export const Controls = meta.story({
  render: () => (
    <Shelf>
      <Shelf.Row label="description">
        <Tooltip text="Takes two minutes" side="below">
          <Button tone="primary">Check my identity</Button>
        </Tooltip>
        <Tooltip text="Opens the plan’s own page" side="below">
          <LinkButton href="#plan">See the plan</LinkButton>
        </Tooltip>
      </Shelf.Row>
      <Shelf.Row label="name">
        <Tooltip text="Print" isLabel side="below">
          <Button data-shape="icon">
            <PrintIcon />
          </Button>
        </Tooltip>
      </Shelf.Row>
      <Shelf.Row label="around a menu">
        <Tooltip text="Three actions" side="below">
          <Menu label="Actions" icon={<EllipsisIcon />}>
            <MenuItem onPress={() => {}}>Pay</MenuItem>
          </Menu>
        </Tooltip>
      </Shelf.Row>
    </Shelf>
  ),
  play: focus,
})

/** A longer text wraps. */
export const LongFrench = meta.story({
  parameters: { pictures: { widths: [360] } },
  args: { text: 'Dernière actualisation aujourd’hui à midi, à partir des données de l’agence d’évaluation du crédit' },
  play: focus,
})

export const RightToLeft = meta.story({ decorators: [rightToLeft], play: focus })
