'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { editorMessages } from '../../messages/namespaces.ts'
import { isId } from '../../shared/ids.ts'
import type { Permission } from '../../shared/received.ts'
import { AddForm } from './AddForm.tsx'

export interface AddPersonProps {
  people: readonly Permission[]
  onAdd: (identityId: string) => void
}

/** Adds a person by ID. The platform has no search for people of a branch; a host that has one brings its own. */
export function AddPerson({ people, onAdd }: AddPersonProps) {
  const t = useMessages(editorMessages)
  return (
    <AddForm
      label={t('people.id')}
      addLabel={t('people.add')}
      missing={t('people.wrongId')}
      problemOf={(identityId) => {
        if (!isId(identityId)) return t('people.wrongId')
        return people.some((one) => one.identityId === identityId) ? t('people.twice') : undefined
      }}
      onAdd={onAdd}
    />
  )
}
