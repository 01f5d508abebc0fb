'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { Stack } from '@memberkit/primitives/box'
import { announce } from '@memberkit/primitives/live'
import { Notice } from '@memberkit/primitives/notice'
import { type ReactNode, useRef } from 'react'
import { editorMessages } from '../../messages/namespaces.ts'
import { personName } from '../../shared/names.ts'
import { NoneYet } from '../../shared/NoneYet.tsx'
import type { Permission } from '../../shared/received.ts'
import type { BranchEditorData } from '../useBranchEditor.ts'
import { AddPerson } from './AddPerson.tsx'
import { locksOut, withRole } from './people.rules.ts'
import { PermissionChanges } from './PermissionChanges.tsx'
import { PersonRoles } from './PersonRoles.tsx'

export interface PermissionFieldsProps {
  editor: BranchEditorData
  isReadOnly: boolean
  /** The host's way to find a person, in place of typing an ID. */
  people?: (onAdd: (identityId: string, name?: string) => void) => ReactNode
}

/** The permissions at the branch: each person with the roles. The last administrator can't be removed. */
export function PermissionFields({ editor, isReadOnly, people }: PermissionFieldsProps) {
  const t = useMessages(editorMessages)
  const { session } = useMemberkit()
  const root = useRef<HTMLDivElement>(null)
  const { save, branch } = editor
  const all = save.draft.permissions
  const before = (save.sections.permissions.changes[0]?.before ?? all) as readonly Permission[]
  const set = (permissions: Permission[]) => save.set({ permissions })
  const error = save.errorOf('permissions')
  const add = (identityId: string, name?: string) => {
    set([...all, { identityId, roles: [], ...(name && { name }) }])
    announce(t('people.added', { name: name ?? identityId }))
  }
  const remove = (one: Permission) => {
    set(all.filter((other) => other !== one))
    announce(t('row.removed', { row: personName(one) }))
    root.current?.focus()
  }
  return (
    <Stack gap="md" ref={root} tabIndex={-1} aria-label={t('section.permissions')} role="group">
      {error ? (
        <Notice tone="critical" isStatic>
          {error}
        </Notice>
      ) : null}
      {all.length === 0 ? (
        <NoneYet>{t('people.none')}</NoneYet>
      ) : (
        <Stack gap="sm">
          {all.map((one) => (
            <PersonRoles
              key={one.identityId}
              person={one}
              people={all}
              before={before.find((other) => other.identityId === one.identityId)?.roles ?? []}
              isSelf={one.identityId === session?.identityId}
              isReadOnly={isReadOnly}
              onChange={(role, isOn) => set(withRole(all, one.identityId, role, isOn))}
              onRemove={() => remove(one)}
            />
          ))}
        </Stack>
      )}
      {locksOut(before, all, session?.identityId) ? (
        <Notice tone="caution">{t('people.self', { branch: branch.name })}</Notice>
      ) : null}
      {isReadOnly ? null : people ? people(add) : <AddPerson people={all} onAdd={add} />}
      {isReadOnly ? null : <PermissionChanges before={before} after={all} />}
    </Stack>
  )
}
