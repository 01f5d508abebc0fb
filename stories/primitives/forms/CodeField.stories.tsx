import { Grid } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { CodeField } from '@memberkit/primitives/code-field'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './CodeField.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Forms/CodeField',
  component: CodeField,
  parameters: { docs: docsOf(docs) },
  args: {
    label: 'Code',
    description: '6 digits, sent to the number ending in 0123.',
    onComplete: fn(),
    resend: <Button size="small">Send a new code</Button>,
  },
})

export const Default = meta.story()

export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Code' })
    await userEvent.tab()
    await userEvent.keyboard('12345')
    await expect(args.onComplete).not.toHaveBeenCalled()
    await userEvent.keyboard('6')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}9')
    await expect(field).toHaveValue('123496')
  },
})

/** Pasted with what stood around it. */
export const Pasted = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Code' }))
    await userEvent.paste(' 123-456 ')
    await expect(args.onComplete).toHaveBeenCalledWith('123456')
  },
})

/** In the digits of the keyboard of whoever types; a service gets 0 to 9. */
export const PastedInArabic = meta.story({
  tags: ['no-picture'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Code' }))
    await userEvent.paste('١٢٣٤٥٦')
    await expect(args.onComplete).toHaveBeenCalledWith('123456')
  },
})

export const States = meta.story({
  render: (args) => (
    <Grid columns={2} gap="xl">
      <CodeField {...args} label="Begun" defaultValue="123" resend={undefined} />
      <CodeField {...args} label="In error" defaultValue="123456" error="That code has expired. Ask for a new one." />
      <CodeField {...args} label="Read only" defaultValue="123456" readOnly resend={undefined} />
      <CodeField {...args} label="Disabled" defaultValue="123456" disabled resend={undefined} />
      <CodeField {...args} label="Four" length={4} description={undefined} resend={undefined} defaultValue="12" />
      <CodeField
        {...args}
        label="Letters and digits"
        characters="alphanumeric"
        length={5}
        description={undefined}
        resend={undefined}
        defaultValue="A1B2C"
      />
    </Grid>
  ),
})

/** Eight cells in 320 px. */
export const Narrow = meta.story({
  parameters: { containerWidth: 320 },
  globals: { locale: 'fr-CA' },
  args: {
    label: 'Code de vérification à usage unique',
    description: '8 chiffres, envoyés au numéro qui se termine par 0123 et valables dix minutes.',
    error: 'Ce code est expiré. Demandez-en un nouveau.',
    length: 8,
    defaultValue: '12345678',
    resend: <Button size="small">Envoyer un nouveau code</Button>,
  },
})

/** Codes run from left to right in every language. */
export const RightToLeft = meta.story({ decorators: [rightToLeft], args: { defaultValue: '123' } })
