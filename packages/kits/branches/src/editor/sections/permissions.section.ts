import { permissionOf } from '@memberkit/contract'
import * as calls from '@memberkit/contract/partners/branches'
import type { Translate } from '@memberkit/foundation/messages'
import { mergeByItem } from '@memberkit/foundation/sections'
import type { editorEnUS } from '../../messages/editor/en-US.ts'
import type { Branch } from '../../shared/received.ts'
import type { BranchDraft } from '../draft.ts'
import { permissionCalls, permissionChanges } from './permission-calls.ts'
import type { BranchSection } from './section.ts'

/** Whether anybody with the role ADMIN is left. */
const hasAdministrator = ({ permissions }: Pick<BranchDraft, 'permissions'>) =>
  permissions.some(({ roles }) => roles.includes('ADMIN'))

/** The people of a branch and their roles. */
export function permissionsSection(branchId: string, t: Translate<typeof editorEnUS>): BranchSection {
  return {
    label: t('section.permissions'),
    fields: ['permissions'],
    permission: permissionOf(calls.updateBranchIdentityPermissions),
    calls: (draft, base) => permissionCalls(branchId, base.permissions, draft.permissions),
    isApplied: ({ permissions }: Branch, draft) => permissionChanges(permissions, draft.permissions).length === 0,
    merge: { permissions: mergeByItem(({ identityId }) => identityId) },
    mapErrorPath: () => 'permissions',
    // Where nobody administers the branch already, others still change.
    check: (draft, base): Record<string, string> =>
      hasAdministrator(draft) || !hasAdministrator(base) ? {} : { permissions: t('people.lastAdmin') },
  }
}
