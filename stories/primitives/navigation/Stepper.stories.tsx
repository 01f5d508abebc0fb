import { type Step, Stepper } from '@memberkit/primitives/stepper'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './Stepper.docs.tsx'

const steps: Step[] = [
  { id: 'contact', label: 'Contact', state: 'done' },
  { id: 'plan', label: 'Plan', state: 'problem' },
  { id: 'payment', label: 'Payment', state: 'current' },
  { id: 'review', label: 'Review', state: 'upcoming' },
]

const meta = preview.meta({
  title: 'Primitives/Navigation/Stepper',
  component: Stepper,
  parameters: { docs: docsOf(docs) },
  args: {
    label: 'Enrollment steps',
    steps,
    positionLabel: (position: number, count: number) => `Step ${position} of ${count}`,
    doneLabel: 'Done',
    problemLabel: 'Needs attention',
  },
})

/** Each state. Narrow, only the current step is named. */
export const States = meta.story({ parameters: { pictures: { widths: [360] } } })

/** Steps that were reached lead back. */
export const Keyboard = meta.story({
  args: { onStepPress: fn() },
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onStepPress).toHaveBeenCalledWith('plan')
  },
})

/** Narrow, they are parts of the bar. */
export const Pointer = meta.story({
  parameters: { containerWidth: 320 },
  args: { onStepPress: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Contact' }))
    await expect(args.onStepPress).toHaveBeenCalledWith('contact')
  },
})

const described: Step[] = [
  { id: 'contact', label: 'Contact', state: 'done', description: 'Ada Example, 555-0100' },
  { id: 'plan', label: 'Plan', state: 'current', description: 'Who is covered, and from when' },
  { id: 'payment', label: 'Payment', state: 'upcoming', description: 'Nothing is charged before April 1' },
]

export const Descriptions = meta.story({ args: { steps: described } })

export const Vertical = meta.story({
  parameters: { containerWidth: 320 },
  args: { orientation: 'vertical', steps: [...described, { id: 'review', label: 'Review', state: 'problem' }] },
})

export const LongFrench = meta.story({
  parameters: { containerWidth: 640, pictures: { widths: [360] } },
  args: {
    label: 'Étapes de l’adhésion',
    positionLabel: (position: number, count: number) => `Étape ${position} sur ${count}`,
    doneLabel: 'Terminée',
    problemLabel: 'Renseignements à vérifier',
    steps: [
      { id: 'contact', label: 'Renseignements personnels', state: 'done' },
      { id: 'plan', label: 'Personnes admissibles', state: 'problem' },
      { id: 'payment', label: 'Mode de paiement', state: 'current' },
      { id: 'review', label: 'Vérification et consentement', state: 'upcoming' },
    ],
  },
})

export const RightToLeft = meta.story({ decorators: [rightToLeft] })
