import { ReviewSection, Wizard } from '@memberkit/primitives/wizard'
import { expect, fn, userEvent, type within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { english, enrolment } from './enrolment.tsx'
import { docs } from './Wizard.docs.tsx'

const [contact, payment, review] = enrolment as [(typeof enrolment)[0], (typeof enrolment)[0], (typeof enrolment)[0]]

const meta = preview.meta({
  title: 'Primitives/Navigation/Wizard',
  component: Wizard,
  subcomponents: { ReviewSection },
  parameters: { docs: docsOf(docs), containerWidth: 720 },
  args: {
    label: 'Enrollment steps',
    labels: english,
    steps: enrolment,
    summaryTitle: (count: number) => `${count === 1 ? 'One thing needs' : `${count} things need`} your attention`,
    onFinish: fn(),
    onCancel: fn(),
  },
})

export const Default = meta.story({ parameters: { pictures: { widths: [360] } } })

const toReview = async ({ canvas }: { canvas: Pick<ReturnType<typeof within>, 'getByRole'> }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada Example')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Phone Optional' }), '555-0100{Enter}')
  await expect(canvas.getByRole('heading', { name: /How would you like to pay/ })).toHaveFocus()
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name on the card' }), 'Ada Example{Enter}')
  await expect(canvas.getByRole('heading', { name: /Review your details/ })).toHaveFocus()
}

/** Enter leaves a step; the focus goes to the heading of the next. */
export const Keyboard = meta.story({ play: toReview, parameters: { pictures: { widths: [360] } } })

/** From the review to a step and back. */
export const Pointer = meta.story({
  tags: ['no-picture'],
  play: async (context) => {
    const { canvas, args } = context
    await toReview(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Change Contact' }))
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Example')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Enroll' }))
    await expect(args.onFinish).toHaveBeenCalledOnce()
  },
})

/** A step that is not in order is not left. */
export const Refused = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Enter your name')
  },
})

/** While an answer is awaited, nothing leads on or back. */
export const Pending = meta.story({ args: { defaultCurrent: 'payment', isPending: true } })

/** Something in an earlier step is no longer right. */
export const Problem = meta.story({
  args: { defaultCurrent: 'review', steps: [contact, { ...payment, hasProblem: true }, review] },
})

export const LongFrench = meta.story({
  parameters: { containerWidth: 360 },
  args: {
    label: 'Étapes de l’adhésion',
    defaultCurrent: 'payment',
    labels: {
      ...english,
      back: 'Revenir à l’étape précédente',
      next: 'Enregistrer et continuer',
      cancel: 'Abandonner l’adhésion',
      position: (position: number, count: number) => `Étape ${position} sur ${count}`,
      done: 'Terminée',
    },
    steps: [
      { ...contact, label: 'Renseignements personnels' },
      {
        ...payment,
        label: 'Mode de paiement',
        title: 'Comment souhaitez-vous régler vos cotisations mensuelles?',
        description: 'Le premier prélèvement aura lieu à l’entrée en vigueur de votre régime, jamais avant.',
      },
      { ...review, label: 'Vérification et consentement' },
    ],
  },
})

export const RightToLeft = meta.story({ decorators: [rightToLeft], args: { defaultCurrent: 'payment' } })
