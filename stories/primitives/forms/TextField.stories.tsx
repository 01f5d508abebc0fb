import { Grid } from '@memberkit/primitives/box'
import { SearchIcon } from '@memberkit/primitives/icons'
import { TextArea, TextField } from '@memberkit/primitives/text-field'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { compact, rightToLeft } from '../surroundings.tsx'
import { docs } from './TextField.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Forms/TextField',
  component: TextField,
  subcomponents: { TextArea },
  args: { label: 'Full name', autoComplete: 'name' },
  parameters: { docs: docsOf(docs) },
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

/** Read with the keyboard: what is read only can be reached, what is disabled cannot. */
export const Keyboard = meta.story({
  render: () => (
    <Grid columns={2} gap="lg">
      <TextField label="Member number" defaultValue="M-0001" readOnly />
      <TextField label="Plan" defaultValue="Family" disabled />
      <TextField label="Note" />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Member number' })).toHaveFocus()
    await userEvent.keyboard('x')
    await expect(canvas.getByRole('textbox', { name: 'Member number' })).toHaveValue('M-0001')
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveFocus()
  },
})

const countLabel = (remaining: number) =>
  remaining < 0 ? `Reason is ${-remaining} characters too long` : `${remaining} characters left`

/** How many characters are left. More can be typed, and are said to be too many. */
export const Counted = meta.story({
  render: () => (
    <Grid columns={2} gap="lg">
      <TextArea label="Message" description="Your lawyer reads it." characterLimit={200} countLabel={countLabel} />
      <TextArea
        label="Reason"
        characterLimit={20}
        countLabel={countLabel}
        defaultValue="Charged twice in one month"
        error="Say it in 20 characters."
      />
      <TextArea label="Read only" defaultValue="Nothing to add." readOnly />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' })
    await userEvent.type(area, 'Two lines{Enter}of text')
    await expect(area).toHaveAccessibleDescription('Your lawyer reads it. 183 characters left')
  },
})

export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  render: () => (
    <Grid columns={2} gap="lg">
      <TextField label="Amount" prefix="$" suffix="CAD" defaultValue="49.90" error="No more than $40.00." />
      <TextArea label="Note" optionalMark="Optional" characterLimit={100} countLabel={countLabel} />
    </Grid>
  ),
})

export const Compact = meta.story({
  decorators: [compact],
  render: () => (
    <Grid columns={2} gap="lg">
      <TextField label="Amount" prefix="$" defaultValue="49.90" />
      <TextField label="Note" defaultValue="Paid by telephone" />
    </Grid>
  ),
})
