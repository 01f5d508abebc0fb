'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { Text } from '@memberkit/primitives/text'
import { editorMessages } from '../../messages/namespaces.ts'
import { personName } from '../../shared/names.ts'
import type { Permission } from '../../shared/received.ts'
import * as styles from '../Editor.css.ts'
import { type PermissionChange, permissionChanges } from '../sections/permission-calls.ts'

/** The effect of a save on the permissions, change by change: whether it adds, removes or replaces. */
export function PermissionChanges({ before, after }: { before: readonly Permission[]; after: readonly Permission[] }) {
  const t = useMessages(editorMessages)
  const { locale } = useMemberkit()
  const role = useLabel('PracticeRole')
  const changes = permissionChanges(before, after)
  if (changes.length === 0) return null
  const list = new Intl.ListFormat(locale)
  const roles = (all: readonly string[]) => list.format(all.map(role))
  const name = (identityId: string) =>
    personName([...before, ...after].find((one) => one.identityId === identityId) ?? { identityId })
  const text = (change: PermissionChange) => {
    switch (change.kind) {
      case 'update':
        return t('change.update', { name: name(change.identityId), roles: roles(change.roles) })
      case 'overwrite':
        return t('change.overwrite', { name: name(change.identityId), roles: roles(change.roles) })
      case 'removeRole':
        return t('change.removeRole', { name: name(change.identityId), role: role(change.role) })
      case 'removePeople':
        return t('change.removePeople', { names: list.format(change.identityIds.map(name)) })
      case 'replaceAll':
        return t('change.replaceAll', { count: change.permissions.length })
    }
  }
  return (
    <div>
      <Text size="sm" weight="medium">
        {t('change.title')}
      </Text>
      <ul className={styles.list}>
        {changes.map((change, index) => (
          <li key={index} className={styles.quiet}>
            {text(change)}
          </li>
        ))}
      </ul>
    </div>
  )
}
