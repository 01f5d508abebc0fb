import { Grid } from '@memberkit/primitives/box'
import { ComboBox, type ComboBoxItems, type ComboBoxOption } from '@memberkit/primitives/combo-box'
import { BankIcon, CardIcon, PersonIcon } from '@memberkit/primitives/icons'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { compact, rightToLeft } from '../surroundings.tsx'
import { docs } from './ComboBox.docs.tsx'
import { findMembers, labels, memberLabels, multipleLabels, provinces } from './combo-box-data.ts'

const onChange = fn()

const meta = preview.meta({
  title: 'Primitives/Forms/ComboBox',
  component: ComboBox,
  parameters: { docs: docsOf(docs) },
  args: { label: 'Province', options: provinces, labels, onChange },
  beforeEach: () => void onChange.mockClear(),
})

/** Found by some letters, without the accent, and chosen with the keyboard. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.tab()
    await userEvent.keyboard('que')
    await expect(await canvas.findByRole('option', { name: 'Québec' })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(field).toHaveValue('Québec')
    await expect(onChange).toHaveBeenCalledOnce()
    await expect(onChange).toHaveBeenCalledWith('QC', expect.anything())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant'))
    await expect(await canvas.findByRole('option', { name: 'Québec' })).toHaveAttribute('aria-selected', 'true')
  },
})

export const Pointer = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.click(await canvas.findByRole('option', { name: 'Manitoba' }))
    await expect(canvas.getByRole('combobox')).toHaveValue('Manitoba')
    await waitFor(() => expect(canvas.queryByRole('listbox')).not.toBeInTheDocument())
  },
})

/** Every state of the field, with and without tags. */
export const States = meta.story({
  render: () => (
    <Grid columns={3} gap="lg">
      <ComboBox label="At rest" options={provinces} labels={labels} placeholder="Any" />
      <ComboBox label="Chosen" options={provinces} labels={labels} defaultValue="ON" />
      <ComboBox label="Optional" options={provinces} labels={labels} optionalMark="Optional" />
      <ComboBox label="Described" options={provinces} labels={labels} description="Where you live most of the year." />
      <ComboBox label="In error" options={provinces} labels={labels} error="Choose the province you live in." />
      <ComboBox label="Disabled" options={provinces} labels={labels} defaultValue="ON" disabled />
      <ComboBox label="Read only" options={provinces} labels={labels} defaultValue="ON" readOnly />
      <ComboBox label="Small" options={provinces} labels={labels} defaultValue="ON" size="small" />
      <ComboBox label="Several" options={provinces} labels={multipleLabels} isMultiple />
      <ComboBox label="Several, chosen" options={provinces} labels={multipleLabels} isMultiple defaultValue={some} />
      <ComboBox label="Disabled" options={provinces} labels={multipleLabels} isMultiple defaultValue={some} disabled />
      <ComboBox label="Read only" options={provinces} labels={multipleLabels} isMultiple defaultValue={some} readOnly />
      <ComboBox label="Small" options={provinces} labels={multipleLabels} isMultiple defaultValue={some} size="small" />
    </Grid>
  ),
})
const some = ['ON', 'NL']

/** Tags are added and removed without leaving the field. */
export const Several = meta.story({
  render: () => (
    <ComboBox label="Provinces" isMultiple options={provinces} labels={multipleLabels} defaultValue={some} />
  ),
  parameters: { containerWidth: 420 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.click(field)
    await userEvent.keyboard('{Backspace}')
    await expect(canvas.queryByRole('button', { name: 'Remove Newfoundland and Labrador' })).not.toBeInTheDocument()
    await userEvent.click(await canvas.findByRole('option', { name: 'Nova Scotia' }))
    await userEvent.keyboard('new')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(2))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(canvas.getByRole('button', { name: 'Remove New Brunswick' })).toBeVisible()
  },
})

const accounts: ComboBoxItems = [
  {
    label: 'Cards',
    options: [
      { value: 'visa', label: 'Visa ending in 0100', description: 'Expires in March 2028', icon: <CardIcon /> },
      { value: 'old', label: 'Visa ending in 0101', description: 'Has expired', icon: <CardIcon />, isDisabled: true },
    ],
  },
  {
    label: 'Bank accounts',
    options: [{ value: 'bank', label: 'Account ending in 0102', description: 'Example Bank', icon: <BankIcon /> }],
  },
]

/** Sections, icons, descriptions, and what cannot be chosen. */
export const Contents = meta.story({
  render: () => (
    <ComboBox label="Pay with" options={accounts} labels={{ ...labels, open: 'Show', list: 'Ways to pay' }} />
  ),
  parameters: { containerWidth: 360 },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveAttribute('aria-activedescendant'))
  },
})

const never = async () => new Promise<ComboBoxItems>(() => {})
const failing = async () => Promise.reject(new Error('offline'))

/** Looked up: what stands in the list meanwhile, when nothing is found, and when it failed. */
export const LookedUp = meta.story({
  render: () => <ComboBox label="Member" options={findMembers} labels={memberLabels} />,
  parameters: { containerWidth: 360 },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'sample')
    await expect(await canvas.findByRole('option', { name: /Élise Sample/ })).toBeVisible()
  },
})

export const Loading = meta.story({
  render: () => <ComboBox label="Member" options={never} labels={memberLabels} />,
  parameters: { containerWidth: 360 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(await canvas.findByText('Looking for members…')).toBeVisible()
  },
})

export const Failed = meta.story({
  render: () => <ComboBox label="Member" options={failing} labels={memberLabels} />,
  parameters: { containerWidth: 360 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

/** What does not exist yet can be made from here. */
export const MakesNew = meta.story({
  render: function Render() {
    const [tags, setTags] = useState<ComboBoxOption[]>([{ value: 'urgent', label: 'Urgent', icon: <PersonIcon /> }])
    const create = (text: string) => {
      const tag = { value: text.toLowerCase(), label: text }
      setTags([...tags, tag])
      return tag
    }
    return (
      <ComboBox
        label="Label"
        options={tags}
        onCreate={create}
        labels={{ ...labels, open: 'Show labels', list: 'Labels', create: (text) => `Create “${text}”` }}
      />
    )
  },
  parameters: { containerWidth: 360 },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Appeal')
    await userEvent.click(await canvas.findByRole('option', { name: 'Create “Appeal”' }))
    await expect(canvas.getByRole('combobox')).toHaveValue('Appeal')
    await userEvent.type(canvas.getByRole('combobox'), 's')
    await expect(await canvas.findByRole('option', { name: 'Create “Appeals”' })).toBeVisible()
  },
})

const members = Array.from({ length: 10_000 }, (_, at) => ({ value: `${at}`, label: `Example ${at + 1}` }))

/** Ten thousand options: those in sight are in the document. */
export const TenThousand = meta.story({
  render: () => (
    <ComboBox label="Member" options={members} labels={memberLabels} description="One of 10,000, without a server." />
  ),
  parameters: { containerWidth: 360 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await canvas.findByRole('option', { name: 'Example 1' })
    await userEvent.keyboard('{ArrowUp}')
    await expect(await canvas.findByRole('option', { name: 'Example 10000' })).toHaveAttribute('aria-posinset', '10000')
  },
})

/** In 320 px, in French, with a field above and below that wrap. */
export const LongContent = meta.story({
  globals: { locale: 'fr-CA' },
  parameters: { containerWidth: 288, pictures: { widths: [320] } },
  render: () => (
    <ComboBox
      label="Provinces et territoires où la couverture juridique s’applique"
      isMultiple
      description="Choisissez-en autant qu’il vous en faut ; la prime n’en dépend pas."
      defaultValue={['tnl', 'cb']}
      options={[
        { value: 'tnl', label: 'Terre-Neuve-et-Labrador' },
        { value: 'cb', label: 'Colombie-Britannique' },
        {
          value: 'ipe',
          label: 'Île-du-Prince-Édouard',
          description: 'La représentation devant les tribunaux administratifs n’y est pas comprise.',
        },
        { value: 'tno', label: 'Territoires du Nord-Ouest, y compris les communautés éloignées' },
      ]}
      labels={{
        open: 'Afficher les provinces',
        list: 'Provinces et territoires',
        found: (count) => `${count} provinces`,
        nothingFound: 'Aucune province ne porte ce nom. Vérifiez l’orthographe.',
        clear: 'Effacer',
        chosen: 'Provinces choisies',
        remove: (name) => `Retirer ${name}`,
        added: (name) => `${name} ajoutée`,
        removed: (name) => `${name} retirée`,
      }}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.keyboard('{ArrowDown}')
    await canvas.findByRole('option', { name: /Prince/ })
  },
})

export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  parameters: { containerWidth: 360 },
  render: () => (
    <ComboBox label="Provinces" isMultiple options={provinces} labels={multipleLabels} defaultValue={['ON', 'QC']} />
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'Remove Québec' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}')
    await expect(field).toHaveFocus()
    await canvas.findByRole('option', { name: 'Alberta' })
  },
})

export const Compact = meta.story({
  decorators: [compact],
  parameters: { containerWidth: 360 },
  render: () => (
    <Grid gap="md">
      <ComboBox label="Provinces" isMultiple options={provinces} labels={multipleLabels} defaultValue={some} />
      <ComboBox label="Province" options={provinces} labels={labels} defaultValue="QC" />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('combobox')[1]!)
    await canvas.findByRole('option', { name: 'Alberta' })
  },
})
