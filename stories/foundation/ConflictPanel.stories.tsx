import { ConflictPanel, mergeThreeWay } from '@memberkit/foundation/conflict'
import { KitBoundary } from '@memberkit/foundation'
import { TextField } from '@memberkit/primitives/text-field'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { onOwnPage, over } from './over.ts'

interface Office {
  name: string
  phone: string
  hours: string
}

const base: Office = { name: 'Parker Lane', phone: '555-0100', hours: '9 to 5' }
const changedBy = { actor: { name: 'Cora Example' }, at: '2026-03-08T14:30:00Z' }
const fields = {
  name: {
    label: 'Name of the office',
    edit: (value: string, onChange: (value: string) => void) => (
      <TextField label="Another name" value={value} onChange={onChange} />
    ),
  },
  phone: { label: 'Telephone' },
  hours: { label: 'Opening hours' },
}
const onResolve = fn()

const meta = preview.meta({
  title: 'Foundation/ConflictPanel',
  component: ConflictPanel<Office>,
  args: { fields, changedBy, onResolve, onCancel: fn(), merge: mergeThreeWay(base, base, base) },
  decorators: [
    (Story) => (
      <KitBoundary kit="branches">
        <Story />
      </KitBoundary>
    ),
  ],
  parameters: {
    ...over('invoices/staff').parameters,
    ...onOwnPage,
    docs: {
      ...onOwnPage.docs,
      description: {
        component: `Two people changed the same thing (412). What only one of them changed is merged and named; what both
changed is asked about, field by field. Nothing is overwritten in silence, and the draft is never lost.`,
      },
    },
  },
})

const asked = async ({
  canvas,
}: {
  canvas: { findByRole: (role: string, options: object) => Promise<HTMLElement> }
}) => {
  await expect(await canvas.findByRole('button', { name: 'Save this version' })).toBeVisible()
}

export const Default = meta.story({
  args: {
    merge: mergeThreeWay(
      base,
      { ...base, name: 'Parker Lane Law' },
      { name: 'Parker Lane Dallas', phone: '555-0199', hours: base.hours },
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save this version' }))
    await expect(onResolve).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('radio', { name: /Take theirs/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save this version' }))
    await expect(onResolve).toHaveBeenCalledWith({ name: 'Parker Lane Dallas', phone: '555-0199', hours: '9 to 5' })
  },
})

export const SomethingElse = meta.story({
  args: Default.input.args,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Write something else/ }))
    await expect(canvas.getByLabelText('Another name')).toBeVisible()
  },
})

/** Nothing overlaps: there is only something to know. */
export const NothingToChoose = meta.story({
  play: asked,
  args: { merge: mergeThreeWay(base, { ...base, name: 'Parker Lane Law' }, { ...base, phone: '555-0199' }) },
})

export const LongContent = meta.story({
  play: asked,
  args: {
    merge: mergeThreeWay(
      base,
      { ...base, hours: 'Monday to Friday from nine in the morning to five in the afternoon, '.repeat(3), name: '' },
      {
        ...base,
        hours: 'By appointment only during the weeks of the summer holidays, '.repeat(4),
        name: 'x'.repeat(90),
      },
    ),
  },
})
