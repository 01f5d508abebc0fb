'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Checkbox } from '@memberkit/primitives/checkbox'
import { FormField } from '@memberkit/primitives/form'
import { addMethodMessages } from '../../messages/namespaces.ts'
import { DebitAgreement, type DebitAgreementProps } from './DebitAgreement.tsx'

/** The agreement to debit an account, and a box that nobody has ticked for the person. */
export function ConsentSection(agreement: DebitAgreementProps) {
  const t = useMessages(addMethodMessages)
  return (
    <>
      <DebitAgreement {...agreement} />
      <FormField name="consent" messages={{ valueMissing: t('agreement.missing') }}>
        {(field) => <Checkbox {...field} key={agreement.country} label={t('agreement.consent')} isRequired />}
      </FormField>
    </>
  )
}
