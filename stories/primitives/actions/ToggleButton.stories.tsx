import { buttonSizes } from '@memberkit/primitives/button'
import { ButtonGroup } from '@memberkit/primitives/button-group'
import { EyeIcon, FilterIcon, ShieldIcon } from '@memberkit/primitives/icons'
import { ToggleButton } from '@memberkit/primitives/toggle-button'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { Shelf } from '../Shelf.tsx'
import { compact, rightToLeft } from '../surroundings.tsx'
import { docs } from './ToggleButton.docs.tsx'

const onChange = fn()

const meta = preview.meta({
  title: 'Primitives/Actions/ToggleButton',
  component: ToggleButton,
  parameters: { docs: docsOf(docs) },
  beforeEach: () => onChange.mockClear(),
})

/** Turned on and off by keys and by pointer. */
export const Default = meta.story({
  render: () => <ToggleButton onChange={onChange}>Show paid invoices</ToggleButton>,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Show paid invoices' })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await expect(onChange).toHaveBeenCalledTimes(2)
  },
})

const shelf = () => (
  <Shelf>
    {buttonSizes.flatMap((size) =>
      (['secondary', 'quiet'] as const).map((tone) => (
        <Shelf.Row key={size + tone} label={`${tone}, ${size}`}>
          {[false, true].flatMap((defaultPressed) => [
            <ToggleButton key={`text-${defaultPressed}`} {...{ size, tone, defaultPressed }}>
              <FilterIcon /> Overdue
            </ToggleButton>,
            <ToggleButton
              key={`icon-${defaultPressed}`}
              {...{ size, tone, defaultPressed }}
              label="Show the number"
              icon={<EyeIcon />}
            />,
            <ToggleButton key={`disabled-${defaultPressed}`} {...{ size, tone, defaultPressed }} disabled>
              Overdue
            </ToggleButton>,
          ])}
          <ToggleButton {...{ size, tone }} defaultPressed isPending pendingLabel="Saving">
            Overdue
          </ToggleButton>
        </Shelf.Row>
      )),
    )}
  </Shelf>
)

/** Off and on: with text, with an icon alone, disabled, at work. */
export const Variants = meta.story({ render: shelf })

export const Compact = meta.story({ decorators: [compact], render: shelf })

const filters = (names: readonly string[], label: string) => (
  <ButtonGroup label={label}>
    {names.map((name, at) => (
      <ToggleButton key={name} defaultPressed={at < 2}>
        <ShieldIcon /> {name}
      </ToggleButton>
    ))}
  </ButtonGroup>
)

/** Several that may be on together, in a group with a name; long words wrap. */
export const LongFrench = meta.story({
  parameters: { containerWidth: 320 },
  render: () =>
    filters(
      ['Surveillance du dossier de crédit', 'Alertes d’utilisation frauduleuse', 'Protection des enfants à charge'],
      'Protections affichées',
    ),
})

export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  render: () => filters(['Credit file', 'Alerts', 'Children'], 'Protections'),
})
