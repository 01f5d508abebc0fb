import { PersonText } from '@memberkit/parts/person'
import { PersonLookUp, usePersonLookUp } from '@memberkit/parts/person/look-up'
import { DialogForm } from '@memberkit/foundation/form'
import { Button } from '@memberkit/primitives/button'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { docsOf } from '../blocks/ComponentPage.tsx'
import { onOwnPage, over } from '../foundation/over.ts'
import { person as docs } from './parts.docs.ts'
import { InLocales, loadLocales } from './in-locales.tsx'

const ada = {
  identityId: 'member-ada',
  name: 'Ada Example',
  email: 'member-ada@example.com',
  numbers: [{ type: 'member', value: 'M-0001' }],
}
const machine = { identityId: 'machine-billing', name: 'machine-billing@example.com', numbers: [], realm: 'Machine' }

const meta = preview.meta({
  title: 'Parts/Person',
  component: PersonText,
  subcomponents: { PersonLookUp },
  args: { person: ada },
  parameters: {
    ...over('invoices/staff').parameters,
    containerWidth: 480,
    docs: { ...onOwnPage.docs, ...docsOf(docs) },
  },
})

export const Default = meta.story()

export const FourLocales = meta.story({
  loaders: [loadLocales],
  render: () => (
    <InLocales>
      <PersonText person={ada} />
      <PersonText person={machine} />
    </InLocales>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Compte système')).toBeVisible()
  },
})

function LookUp() {
  const [sent, setSent] = useState<string>()
  const lookUp = usePersonLookUp({
    objection: (id) => (id === 'member-grace' ? 'This is the current owner.' : undefined),
  })
  const { submitLabel = 'Change owner', isPreparing, problems } = lookUp.form
  return (
    <DialogForm problems={problems} onSubmit={() => lookUp.submit(setSent)}>
      <PersonLookUp lookUp={lookUp} />
      <Button type="submit" tone="primary" isPending={isPreparing}>
        {submitLabel}
      </Button>
      {sent ? <p>{`Sent: ${sent}`}</p> : null}
    </DialogForm>
  )
}

/** Found first, confirmed by name, and only then sent. */
export const Found = meta.story({
  render: () => <LookUp />,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Identity ID' }), ' member-ada ')
    await userEvent.click(canvas.getByRole('button', { name: 'Find person' }))
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'This is Ada Example, ID member-ada' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Change owner' }))
    await expect(await canvas.findByText('Sent: member-ada')).toBeVisible()
  },
})

/** An ID that nobody has is corrected at its field. */
export const NotFound = meta.story({
  render: () => <LookUp />,
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Identity ID' })
    await userEvent.type(field, 'member-adda')
    await userEvent.click(canvas.getByRole('button', { name: 'Find person' }))
    await waitFor(() => expect(field).toHaveAccessibleDescription(/No one has the identity ID member-adda/))
    await waitFor(() => expect(field).toHaveFocus())
  },
})

/** Who cannot be chosen is told so before anything is read. */
export const Objected = meta.story({
  render: () => <LookUp />,
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Identity ID' })
    await userEvent.type(field, 'member-grace')
    await userEvent.click(canvas.getByRole('button', { name: 'Find person' }))
    await expect(field).toHaveAccessibleDescription(/This is the current owner/)
  },
})
