'use client'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useMessages } from '@memberkit/foundation/messages'
import { Notice } from '@memberkit/primitives/notice'
import { useContext } from 'react'
import { actionMessages } from '../messages/namespaces.ts'
import { missingIn } from '../shared/checklist.rules.ts'
import type { BranchForm } from './branch-calls.ts'
import { HostWorkContext } from './host-work.ts'
import { OpenWork } from './OpenWork.tsx'

/** Shows a branch to members. What the checklist misses is said, and forbids nothing: the service decides. */
export function ActivateForm(form: BranchForm<'activate'>) {
  const t = useMessages(actionMessages)
  const missing = missingIn(form.entity)
  return (
    <ActionForm {...form} onSubmit={() => form.run({})}>
      {missing.length > 0 ? (
        <Notice tone="caution" isStatic>
          {t('activate.missing', { needs: missing.map((name) => t(`need.${name}`)).join(', ') })}
        </Notice>
      ) : null}
    </ActionForm>
  )
}

/** Hides a branch from members, with the work that it still has. */
export function DeactivateForm(form: BranchForm<'deactivate'>) {
  const { replacement } = useContext(HostWorkContext)
  return (
    <ActionForm {...form} onSubmit={() => form.run({})}>
      <OpenWork branch={form.entity} />
      {replacement?.(form.entity)}
    </ActionForm>
  )
}

export function DeleteForm(form: BranchForm<'delete'>) {
  return (
    <ActionForm {...form} onSubmit={() => form.run({})}>
      <OpenWork branch={form.entity} />
    </ActionForm>
  )
}
