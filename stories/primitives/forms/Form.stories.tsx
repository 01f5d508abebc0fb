import { Inline, Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { Checkbox, CheckboxGroup } from '@memberkit/primitives/checkbox'
import { Form, FormField, type FormErrors } from '@memberkit/primitives/form'
import { MoneyField } from '@memberkit/primitives/money-field'
import { RadioGroup } from '@memberkit/primitives/radio-group'
import { Select } from '@memberkit/primitives/select'
import { TextArea, TextField } from '@memberkit/primitives/text-field'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './Form.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Forms/Form',
  component: Form,
  subcomponents: { FormField },
  parameters: { docs: docsOf(docs), containerWidth: 560 },
  args: {
    onSubmit: fn(),
    summaryTitle: (count: number) =>
      count === 1 ? 'One thing needs your attention' : `${count} things need your attention`,
    children: (
      <>
        <FormField name="name" messages={{ valueMissing: 'Enter your full name' }}>
          {(field) => <TextField {...field} label="Full name" autoComplete="name" isRequired />}
        </FormField>
        <FormField
          name="email"
          messages={{
            valueMissing: 'Enter your email address',
            typeMismatch: 'Enter an address such as ada@example.com',
          }}
        >
          {(field) => (
            <TextField
              {...field}
              label="Email"
              description="We send receipts there."
              type="email"
              autoComplete="email"
              isRequired
            />
          )}
        </FormField>
        <FormField name="phone">{(field) => <TextField {...field} label="Phone" optionalMark="Optional" />}</FormField>
        <Inline>
          <Button type="submit" tone="primary">
            Save changes
          </Button>
        </Inline>
      </>
    ),
  },
})

export const Default = meta.story()

/** Submitted with the keyboard, put right from the summary, and submitted again. */
export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada{Enter}')
    await expect(canvas.getByRole('group', { name: '2 things need your attention' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const name = canvas.getByRole('textbox', { name: 'Full name' })
    await expect(name).toHaveFocus()
    await expect(name).toHaveAccessibleDescription('Enter your full name')
    await userEvent.keyboard('Ada Example')
    await expect(name).not.toHaveAttribute('aria-invalid')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), '@example.com{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument()
  },
})

/** After a submit that failed. */
export const Failed = meta.story({
  parameters: { pictures: { widths: [360, 1024] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await userEvent.click(canvas.getByRole('link', { name: 'Enter your email address' }))
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
  },
})

/** Rules of every kind of field, and one of the whole form. */
export const EveryField = meta.story({
  args: {
    errors: { '': 'We couldn’t reach your bank. Nothing was charged; try again.' },
    children: (
      <>
        <FormField name="amount" messages={{ valueMissing: 'Enter an amount' }}>
          {(field) => (
            <MoneyField
              {...field}
              label="Amount"
              currency="CAD"
              parseError="Enter an amount such as 49.90"
              isRequired
            />
          )}
        </FormField>
        <FormField name="province" messages={{ valueMissing: 'Choose a province' }}>
          {(field) => (
            <Select
              {...field}
              label="Province"
              options={[{ value: 'ON', label: 'Ontario' }]}
              placeholder="Choose a province"
              isRequired
            />
          )}
        </FormField>
        <FormField name="method" messages={{ valueMissing: 'Choose how you pay' }}>
          {(field) => (
            <RadioGroup
              {...field}
              label="Pay with"
              options={[
                { value: 'card', label: 'Visa ending in 4242' },
                { value: 'bank', label: 'Bank account' },
              ]}
              isRequired
            />
          )}
        </FormField>
        <FormField name="channels" messages={{ valueMissing: 'Choose how we tell you' }}>
          {(field) => (
            <CheckboxGroup
              {...field}
              label="Tell me by"
              options={[
                { value: 'email', label: 'Email' },
                { value: 'post', label: 'Post' },
              ]}
              isRequired
            />
          )}
        </FormField>
        <FormField name="reason">
          {(field) => (
            <TextArea
              {...field}
              label="Reason"
              characterLimit={10}
              countLabel={(left) => (left < 0 ? `Reason is ${-left} characters too long` : `${left} characters left`)}
              defaultValue="Charged twice"
            />
          )}
        </FormField>
        <FormField name="terms" messages={{ valueMissing: 'Accept the terms to pay' }}>
          {(field) => <Checkbox {...field} label="I have read the terms" isRequired />}
        </FormField>
        <Inline>
          <Button type="submit" tone="primary">
            Pay
          </Button>
        </Inline>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('group', { name: 'One thing needs your attention' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }))
    await expect(canvas.getByRole('group', { name: '6 things need your attention' })).toHaveFocus()
  },
})

/** The server answers after a while; what was typed stays. */
export const FromTheServer = meta.story({
  render: function Render(args) {
    const [answer, setAnswer] = useState<{ isPending: boolean; errors: FormErrors }>({ isPending: false, errors: {} })
    return (
      <Form
        {...args}
        {...answer}
        onSubmit={() => {
          setAnswer({ ...answer, isPending: true })
          setTimeout(() => setAnswer({ isPending: false, errors: { email: 'This address is already in use.' } }), 300)
        }}
      >
        <FormField name="email">{(field) => <TextField {...field} label="Email" type="email" isRequired />}</FormField>
        <Inline>
          <Button type="submit" tone="primary" isPending={answer.isPending} pendingLabel="Saving">
            Save changes
          </Button>
        </Inline>
      </Form>
    )
  },
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await userEvent.type(email, 'ada@example.com{Enter}')
    await expect(await canvas.findByRole('link', { name: 'This address is already in use.' })).toBeVisible()
    await expect(canvas.getByRole('group')).toHaveFocus()
    await expect(email).toHaveValue('ada@example.com')
  },
})

export const LongFrench = meta.story({
  parameters: { containerWidth: 320 },
  globals: { locale: 'fr-CA' },
  args: {
    summaryTitle: (count: number) => `${count} renseignements doivent être corrigés avant l’enregistrement`,
    children: (
      <Stack gap="md">
        <FormField
          name="name"
          messages={{ valueMissing: 'Entrez le nom complet de la personne titulaire du compte de prélèvement' }}
        >
          {(field) => <TextField {...field} label="Nom complet de la personne titulaire du compte" isRequired />}
        </FormField>
        <FormField name="terms" messages={{ valueMissing: 'Acceptez les conditions pour poursuivre l’abonnement' }}>
          {(field) => <Checkbox {...field} label="J’ai lu et j’accepte les conditions d’utilisation" isRequired />}
        </FormField>
        <Inline>
          <Button type="submit" tone="primary">
            Enregistrer les modifications
          </Button>
        </Inline>
      </Stack>
    ),
  },
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('button')),
})

export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('button')),
})
