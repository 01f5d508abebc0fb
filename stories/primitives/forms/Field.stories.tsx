import { Grid } from '@memberkit/primitives/box'
import { Field, FieldSet } from '@memberkit/primitives/field'
import { TextField } from '@memberkit/primitives/text-field'
import { expect, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './Field.docs.tsx'

/** A control of the host's own: its looks are the host's, too. */
const slider = { inlineSize: '100%', margin: 0, accentColor: 'var(--mk-color-accent)' }

const meta = preview.meta({
  title: 'Primitives/Forms/Field',
  component: Field,
  subcomponents: { FieldSet },
  parameters: { docs: docsOf(docs) },
  args: {
    label: 'How sure are you',
    description: 'It helps us to find the right person for you.',
    children: (control) => <input {...control} type="range" min={0} max={10} defaultValue={5} style={slider} />,
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const control = canvas.getByRole('slider', { name: 'How sure are you' })
    await userEvent.click(canvas.getByText('How sure are you'))
    await expect(control).toHaveFocus()
    await expect(control).toHaveAccessibleDescription('It helps us to find the right person for you.')
  },
})

export const Variants = meta.story({
  render: (args) => (
    <Grid columns={2} gap="lg">
      <Field {...args} description={undefined} />
      <Field {...args} optionalMark="Optional" />
      <Field {...args} error="Choose a place on the scale." />
      <Field {...args} isLabelHidden description="Its label is there for screen readers alone." />
    </Grid>
  ),
})

/** Several fields under one heading, with messages of their own. */
export const Sets = meta.story({
  render: () => (
    <Grid columns={2} gap="xl">
      <FieldSet label="Emergency contact" description="Somebody whom we may call for you." optionalMark="Optional">
        <TextField label="Full name" />
        <TextField label="Phone" type="tel" />
      </FieldSet>
      <FieldSet label="Bank account" error="These two do not belong together." disabled>
        <TextField label="Transit number" defaultValue="00000" />
        <TextField label="Account number" defaultValue="0000000" />
      </FieldSet>
    </Grid>
  ),
})

export const LongFrench = meta.story({
  parameters: { containerWidth: 320 },
  globals: { locale: 'fr-CA' },
  render: () => (
    <FieldSet
      label="Personne à joindre en cas d’urgence pendant le traitement du dossier"
      description="Une personne de confiance que nous pouvons appeler si vous n’êtes pas joignable."
      error="Indiquez au moins un moyen de joindre cette personne."
      optionalMark="facultatif"
    >
      <TextField label="Nom complet" />
    </FieldSet>
  ),
})

export const RightToLeft = meta.story({ decorators: [rightToLeft], args: { error: 'Choose a place on the scale.' } })
