import { ChoiceCards, type ChoiceCardOption } from '@memberkit/primitives/choice-card'
import { PersonIcon, ShieldIcon, WarningIcon } from '@memberkit/primitives/icons'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { compact, rightToLeft } from '../surroundings.tsx'
import { docs } from './ChoiceCards.docs.tsx'

const tiers: ChoiceCardOption[] = [
  { value: 'self', title: 'Individual', description: 'One adult.', aside: '$19.90 a month', media: <PersonIcon /> },
  {
    value: 'family',
    title: 'Family',
    description: 'Two adults and all children under 26 who live with them.',
    aside: '$29.90 a month',
    media: <ShieldIcon />,
    children: <StatusBadge tone="info">Most popular</StatusBadge>,
  },
  {
    value: 'group',
    title: 'Group',
    description: 'Everybody in your company.',
    media: <PersonIcon />,
    unavailableReason: 'Your employer has to sign up first.',
  },
]

const meta = preview.meta({
  title: 'Primitives/Forms/ChoiceCards',
  component: ChoiceCards,
  parameters: { docs: docsOf(docs) },
  args: { label: 'Plan', options: tiers, defaultValue: 'self', onChange: fn() },
})

export const Default = meta.story({ parameters: { pictures: { widths: [360, 1024] } } })

/** Chosen with the arrow keys, which leave out what cannot be chosen. */
export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Family' })).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledWith('family', expect.anything())
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Individual' })).toBeChecked()
  },
})

const extras: ChoiceCardOption[] = [
  {
    value: 'watch',
    title: 'Credit watch',
    description: 'Tells you when somebody asks for credit in your name.',
    aside: '+ $4.00',
    media: <ShieldIcon />,
  },
  {
    value: 'restore',
    title: 'Restoration',
    description: 'A person who puts things right for you.',
    aside: '+ $6.00',
    media: <WarningIcon />,
  },
]

/** Any of several. */
export const Several = meta.story({
  render: () => (
    <ChoiceCards
      label="Additions"
      selection="multiple"
      description="You can leave them out again at any time."
      optionalMark="Optional"
      options={extras}
      defaultValue={['watch']}
    />
  ),
  play: async ({ canvas }) => {
    // Anywhere on the card.
    await userEvent.click(canvas.getByText('A person who puts things right for you.'), { pointerEventsCheck: 0 })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Restoration' }))
    await expect(canvas.getByRole('checkbox', { name: 'Credit watch' })).toBeChecked()
  },
})

/** One below the other, with nothing chosen and an error. */
export const InError = meta.story({
  args: {
    orientation: 'vertical',
    defaultValue: undefined,
    isRequired: true,
    error: 'Choose a plan to go on.',
  },
  parameters: { containerWidth: 480 },
})

export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'family' } })

export const LongFrench = meta.story({
  parameters: { containerWidth: 320 },
  globals: { locale: 'fr-CA' },
  args: {
    label: 'Forfait de protection juridique',
    description: 'Vous pourrez en changer à la prochaine échéance.',
    defaultValue: 'family',
    options: [
      {
        value: 'family',
        title: 'Protection familiale intergénérationnelle',
        description: 'Deux adultes et leurs enfants de moins de 26 ans qui vivent sous le même toit.',
        aside: '29,90 $ par mois',
        media: <ShieldIcon />,
      },
      {
        value: 'group',
        title: 'Groupe',
        description: 'Toutes les personnes employées par votre entreprise.',
        unavailableReason: 'Votre employeur doit d’abord adhérer au programme.',
      },
    ],
  },
})

export const RightToLeft = meta.story({ decorators: [rightToLeft] })

export const Compact = meta.story({ decorators: [compact] })
