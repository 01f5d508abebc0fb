'use client'
import { ResolutionActionTaken } from '@memberkit/contract/partners/resolutions'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { FormField } from '@memberkit/primitives/form'
import { RadioGroup } from '@memberkit/primitives/radio-group'
import { TextField } from '@memberkit/primitives/text-field'
import { useState } from 'react'
import { openedMessages } from '../../messages/internal/namespaces.ts'
import type { ResolutionFormOf } from './resolution-calls.ts'

/** The member's preferred way to be reached, in the member's or staff's own words. */
export function ContactForm(form: ResolutionFormOf<'updateContactMethod'>) {
  const t = useMessages(openedMessages)
  const { entity, run } = form
  const [typed = entity.contactMethod ?? '', setTyped] = useState<string>()
  const contactMethod = typed.trim()
  return (
    <ActionForm
      {...form}
      problems={{
        contactMethod: contactMethod && contactMethod === entity.contactMethod ? t('contact.same') : undefined,
      }}
      onSubmit={() => run({ body: { contactMethod } })}
    >
      <FormField name="contactMethod">
        {(field) => <TextField {...field} label={t('contact')} value={typed} onChange={setTyped} isRequired />}
      </FormField>
    </ActionForm>
  )
}

/** Whether the law firm is waited for, or has acted. */
export function ActionTakenForm(form: ResolutionFormOf<'updateActionTaken'>) {
  const t = useMessages(openedMessages)
  const label = useLabel('ResolutionActionTaken')
  const { entity, run } = form
  const [chosen = entity.actionTaken ?? '', setChosen] = useState<string>()
  const actionTaken = ResolutionActionTaken.options.find((one) => one === chosen)
  return (
    <ActionForm
      {...form}
      problems={{ actionTaken: actionTaken && actionTaken === entity.actionTaken ? t('action.same') : undefined }}
      onSubmit={() => actionTaken && run({ body: { actionTaken } })}
    >
      <FormField name="actionTaken">
        {(field) => (
          <RadioGroup
            {...field}
            label={t('actionTaken')}
            options={ResolutionActionTaken.options.map((value) => ({ value, label: label(value) }))}
            value={chosen}
            onChange={setChosen}
            isRequired
          />
        )}
      </FormField>
    </ActionForm>
  )
}
