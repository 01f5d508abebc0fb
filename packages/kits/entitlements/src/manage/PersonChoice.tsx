'use client'
import { PermissionType } from '@memberkit/contract'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { FormField } from '@memberkit/primitives/form'
import { RadioGroup } from '@memberkit/primitives/radio-group'
import { Select } from '@memberkit/primitives/select'
import { manageMessages } from '../messages/namespaces.ts'
import { type CoveredPerson, peopleOf } from '../shared/people.rules.ts'
import type { Entitlement } from '../shared/received.ts'

export interface PersonChoiceProps {
  name: string
  label: string
  plan: Entitlement
  kind: CoveredPerson['kind']
  value: string | undefined
  onChange: (id: string) => void
}

/** A choice of one person on the plan. Who was given no ID cannot be named in a call, and is not offered. */
export function PersonChoice({ name, label, plan, kind, value, onChange }: PersonChoiceProps) {
  const t = useMessages(manageMessages)
  const relationLabel = useLabel('PermissionType')
  return (
    <FormField name={name} messages={{ valueMissing: t('person.missing') }}>
      {(field) => (
        <RadioGroup
          {...field}
          label={label}
          appearance="card"
          value={value ?? ''}
          onChange={onChange}
          isRequired
          options={peopleOf(plan).flatMap((person) =>
            person.kind === kind && person.id !== undefined
              ? [
                  {
                    value: person.id,
                    label: person.name ?? t('person.unnamed', { id: person.id }),
                    description: relationLabel(person.relation),
                  },
                ]
              : [],
          )}
        />
      )}
    </FormField>
  )
}

/** The owner's own relations are nobody else's. */
const relations = PermissionType.options.filter((type) => type !== 'PRIMARY' && type !== 'OWNER')

export interface RelationFieldProps {
  value: PermissionType | undefined
  onChange: (relation: PermissionType | undefined) => void
}

/** The relation of a person to the owner. Which relations a plan has room for, the platform decides. */
export function RelationField({ value, onChange }: RelationFieldProps) {
  const t = useMessages(manageMessages)
  const relationLabel = useLabel('PermissionType')
  return (
    <FormField name="permissionType" messages={{ valueMissing: `${t('person.chooseRelation')}.` }}>
      {(field) => (
        <Select
          {...field}
          label={t('person.relation')}
          placeholder={t('person.chooseRelation')}
          options={relations.map((one) => ({ value: one, label: relationLabel(one) }))}
          value={value ?? ''}
          onChange={(chosen) => onChange(relations.find((one) => one === chosen))}
          isRequired
        />
      )}
    </FormField>
  )
}
