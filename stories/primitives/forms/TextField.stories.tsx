import { Grid } from '@memberkit/primitives/box'
import { SearchIcon } from '@memberkit/primitives/icons'
import { TextArea, TextField } from '@memberkit/primitives/text-field'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Primitives/Forms/TextField',
  component: TextField,
  subcomponents: { TextArea },
  args: { label: 'Full name', autoComplete: 'name' },
  parameters: {
    docs: {
      description: {
        component: `**TextField** is one line of text, **TextArea** several. Both are native: \`type\`, \`inputMode\`,
\`autoComplete\`, \`maxLength\` and the rest pass through to the element.

What is optional is marked in words (\`optionalMark\`); what is required is not marked, for most fields are. The error
replaces nothing: text, focus and description stay when it appears.

**Instead**: MoneyField for amounts; Select or RadioGroup where the values are known. **Accessibility**: the label is a
\`<label>\`, description and error describe the input, and an error sets \`aria-invalid\`.`,
      },
    },
  },
})

export const Default = meta.story()

/** Every state, with and without all that can stand around the text. */
export const Variants = meta.story({
  render: () => (
    <Grid columns={3} gap="lg">
      <TextField label="At rest" />
      <TextField label="Filled" defaultValue="Ada Example" />
      <TextField label="Placeholder" placeholder="ada@example.com" />
      <TextField label="Described" description="As it is printed on your card." />
      <TextField label="Optional" optionalMark="Optional" />
      <TextField label="In error" defaultValue="ada@" error="Enter an address such as ada@example.com." />
      <TextField
        label="Described and in error"
        description="We send receipts there."
        error="Enter an address such as ada@example.com."
      />
      <TextField label="Disabled" defaultValue="Ada Example" disabled />
      <TextField label="Read only" defaultValue="Ada Example" readOnly />
      <TextField label="Before the text" prefix={<SearchIcon />} type="search" placeholder="Search" />
      <TextField label="After the text" suffix="days" defaultValue="30" inputMode="numeric" />
      <TextField label="Affix in error" prefix="$" defaultValue="abc" error="Enter an amount." />
      <TextField label="Small" size="small" defaultValue="Ada Example" />
      <TextField label="Small with an affix" size="small" prefix={<SearchIcon />} />
      <TextField label="Affix, disabled" suffix="days" defaultValue="30" disabled />
      <TextArea label="Several lines" defaultValue={'The first line.\nThe second line.'} />
      <TextArea label="Several lines in error" error="Say what happened, in a sentence or two." />
      <TextArea label="Several lines, disabled" defaultValue="Nothing to add." disabled />
    </Grid>
  ),
})

/** Long words and long sentences wrap; the field keeps to its container. */
export const LongContent = meta.story({
  parameters: { containerWidth: 272 },
  globals: { locale: 'fr-CA' },
  render: () => (
    <TextField
      label="Nom complet de la personne titulaire du compte de prélèvement"
      optionalMark="facultatif"
      description="Tel qu’il figure sur le relevé, y compris les prénoms composés et les traits d’union."
      error="Anticonstitutionnellement-et-sans-espace-aucun n’est pas un nom que nous puissions enregistrer."
      defaultValue="Anticonstitutionnellement-et-sans-espace-aucun"
    />
  ),
})

/** Said once the field is left, taken back while it is put right; the text and the focus stay. */
export const Checked = meta.story({
  render: function Render() {
    const [email, setEmail] = useState('')
    const [isLeft, setLeft] = useState(false)
    const isWrong = isLeft && !email.includes('@')
    return (
      <TextField
        label="Email"
        type="email"
        value={email}
        error={isWrong ? 'Enter an address such as ada@example.com.' : undefined}
        onChange={setEmail}
        onBlur={() => setLeft(true)}
      />
    )
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' })
    await userEvent.type(input, 'ada')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription('Enter an address such as ada@example.com.')
    await userEvent.type(input, '@')
    await expect(input).toHaveFocus()
    await expect(input).toHaveValue('ada@')
    await expect(input).not.toHaveAttribute('aria-invalid')
  },
})
