import { FormField } from '@memberkit/primitives/form'
import { Text } from '@memberkit/primitives/text'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { TextField } from '@memberkit/primitives/text-field'
import { ReviewSection, type WizardLabels, type WizardStep } from '@memberkit/primitives/wizard'

export const english: WizardLabels = {
  back: 'Back',
  next: 'Continue',
  finish: 'Enroll',
  cancel: 'Cancel',
  pending: 'Checking',
  position: (position, count) => `Step ${position} of ${count}`,
  done: 'Done',
  problem: 'Needs attention',
}

/** Contact, payment and a review of both. */
export const enrolment: readonly WizardStep[] = [
  {
    id: 'contact',
    label: 'Contact',
    title: 'How can we reach you?',
    description: 'We write only about the plan.',
    content: (
      <>
        <FormField name="name" messages={{ valueMissing: 'Enter your name' }}>
          {(field) => <TextField {...field} label="Name" autoComplete="name" isRequired />}
        </FormField>
        <FormField name="phone">
          {(field) => <TextField {...field} label="Phone" type="tel" autoComplete="tel" optionalMark="Optional" />}
        </FormField>
      </>
    ),
  },
  {
    id: 'payment',
    label: 'Payment',
    title: 'How would you like to pay?',
    content: (
      <FormField name="card" messages={{ valueMissing: 'Enter the name on the card' }}>
        {(field) => <TextField {...field} label="Name on the card" isRequired />}
      </FormField>
    ),
  },
  {
    id: 'review',
    label: 'Review',
    title: 'Review your details',
    content: ({ answered, change }) => (
      <>
        <ReviewSection title="Contact" changeLabel="Change" onChange={() => change('contact')}>
          <KeyValue>
            <KeyValueItem label="Name">{given(answered.get('name'))}</KeyValueItem>
            <KeyValueItem label="Phone">{given(answered.get('phone'))}</KeyValueItem>
          </KeyValue>
        </ReviewSection>
        <ReviewSection title="Payment" changeLabel="Change" onChange={() => change('payment')}>
          <KeyValue>
            <KeyValueItem label="Name on the card">{given(answered.get('card'))}</KeyValueItem>
          </KeyValue>
        </ReviewSection>
      </>
    ),
  },
]

/** A review leaves no blank: nobody could tell whether something is missing or has not come. */
function given(answer: FormDataEntryValue | null | undefined) {
  return answer ? String(answer) : <Text tone="muted">Not provided</Text>
}
