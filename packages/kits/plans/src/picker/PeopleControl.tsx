'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { CheckboxGroup } from '@memberkit/primitives/checkbox'
import { memo } from 'react'
import { pickerMessages } from '../messages/namespaces.ts'
import type { PeopleKind } from './people.rules.ts'

export interface PeopleControlProps {
  /** The people to ask about; without any, nothing shows. */
  people: readonly PeopleKind[]
  value: readonly PeopleKind[]
  onChange: (wanted: readonly PeopleKind[]) => void
}

/** "Who do you want covered?": narrows the tiers, in plain words. */
export const PeopleControl = memo(function PeopleControl({ people, value, onChange }: PeopleControlProps) {
  const t = useMessages(pickerMessages)
  if (people.length === 0) return null
  return (
    <CheckboxGroup
      label={t('who')}
      description={t('who.help')}
      orientation="horizontal"
      options={people.map((kind) => ({ value: kind, label: t(`who.${kind}`) }))}
      value={value}
      onChange={(wanted) => onChange(people.filter((kind) => wanted.includes(kind)))}
    />
  )
})
