'use client'
import { ContractType } from '@memberkit/contract/commerce/contract-histories'
import { useMessages } from '@memberkit/foundation/messages'
import { useRegions } from '@memberkit/parts/address'
import { contractLanguages, useContractWords } from '@memberkit/parts/contracts'
import { DateField } from '@memberkit/primitives/date-field'
import { FormField } from '@memberkit/primitives/form'
import { Select, type SelectOption } from '@memberkit/primitives/select'
import { TextField } from '@memberkit/primitives/text-field'
import { contractsMessages, manageContractMessages } from '../messages/namespaces.ts'
import { type ContractDraft, newStatuses } from './contract-draft.rules.ts'

export interface ContractFieldsProps {
  draft: ContractDraft
  onChange: (draft: ContractDraft) => void
}

/** The fields of a contract to record. */
export function ContractFields({ draft, onChange }: ContractFieldsProps) {
  const t = useMessages(manageContractMessages)
  const words = useMessages(contractsMessages)
  const { type, looks } = useContractWords()
  const regions = useRegions()
  const types = ContractType.options.map((value) => ({ value, label: type(value) }))
  const languages = Object.entries(contractLanguages).map(([value, label]) => ({ value, label }))
  // A contract that is recorded as active is in force on its days.
  const statuses = newStatuses.map((value) => ({
    value,
    label: (value === 'ACTIVE' ? looks.inForce : looks[value])?.label ?? value,
  }))
  const missing: Partial<Record<keyof ContractDraft, { valueMissing: string }>> = {
    type: { valueMissing: t('type.missing') },
    label: { valueMissing: t('label.missing') },
    contractId: { valueMissing: t('contractId.missing') },
    effectiveFrom: { valueMissing: t('effectiveFrom.missing') },
  }
  return (
    <>
      {choice('type', words('column.type'), types, t('type.choose'), true)}
      {text('label', t('field.label'), true)}
      {text('contractId', words('column.contractId'), true)}
      {day('effectiveFrom', words('column.from'), true)}
      {day('effectiveTo', words('column.to'))}
      {choice('status', words('column.standing'), statuses, undefined, true)}
      {text('contractVersion', words('column.version'))}
      {choice('locale', words('column.language'), languages, t('locale.choose'))}
      {choice('region', words('column.region'), regions, t('region.choose'))}
      {text('documentUrl', words('column.document'))}
    </>
  )

  function text(name: 'label' | 'contractId' | 'contractVersion' | 'documentUrl', label: string, isRequired = false) {
    return (
      <FormField name={name} messages={missing[name]}>
        {(field) => (
          <TextField
            {...field}
            label={label}
            value={draft[name]}
            onChange={(value) => onChange({ ...draft, [name]: value })}
            autoComplete="off"
            isRequired={isRequired}
            optionalMark={isRequired ? undefined : t('optional')}
          />
        )}
      </FormField>
    )
  }

  function choice(
    name: 'type' | 'status' | 'locale' | 'region',
    label: string,
    options: readonly SelectOption[],
    placeholder?: string,
    isRequired = false,
  ) {
    return (
      <FormField name={name} messages={missing[name]}>
        {(field) => (
          <Select
            {...field}
            label={label}
            placeholder={placeholder}
            options={options}
            value={draft[name]}
            onChange={(value) => onChange({ ...draft, [name]: value })}
            isRequired={isRequired}
            optionalMark={isRequired ? undefined : t('optional')}
          />
        )}
      </FormField>
    )
  }

  function day(name: 'effectiveFrom' | 'effectiveTo', label: string, isRequired = false) {
    return (
      <FormField name={name} messages={missing[name]}>
        {(field) => (
          <DateField
            {...field}
            label={label}
            value={draft[name]}
            onChange={(value) => onChange({ ...draft, [name]: value })}
            isRequired={isRequired}
            optionalMark={isRequired ? undefined : t('optional')}
            messages={{
              incomplete: t('date.incomplete'),
              impossible: t('date.impossible'),
              tooEarly: t('date.impossible'),
              tooLate: t('date.impossible'),
            }}
          />
        )}
      </FormField>
    )
  }
}
