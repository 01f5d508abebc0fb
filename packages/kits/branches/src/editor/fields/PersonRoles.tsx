'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { Checkbox } from '@memberkit/primitives/checkbox'
import { IconButton } from '@memberkit/primitives/icon-button'
import { TrashIcon } from '@memberkit/primitives/icons'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import { Strong, Text } from '@memberkit/primitives/text'
import { useId } from 'react'
import { editorMessages } from '../../messages/namespaces.ts'
import { personName } from '../../shared/names.ts'
import type { Permission } from '../../shared/received.ts'
import * as styles from '../Editor.css.ts'
import { grantableRoles, isLastAdmin, rolesFor } from './people.rules.ts'

export interface PersonRolesProps {
  person: Permission
  people: readonly Permission[]
  /** The roles as they are saved. */
  before: readonly string[]
  isSelf: boolean
  isReadOnly: boolean
  onChange: (role: string, isOn: boolean) => void
  onRemove: () => void
}

/** A person with a box for each role, in the same columns for everybody. */
export function PersonRoles({ person, people, before, isSelf, isReadOnly, onChange, onRemove }: PersonRolesProps) {
  const t = useMessages(editorMessages)
  const label = useLabel('PracticeRole')
  const id = useId()
  const name = personName(person)
  const isLast = person.roles.includes('ADMIN') && isLastAdmin(people, person.identityId)
  const isGrantable = (role: string) => (grantableRoles as readonly string[]).includes(role)
  return (
    <div role="group" aria-labelledby={id} className={styles.person}>
      <div className={styles.personHead}>
        <Strong id={id}>{isSelf ? t('people.you', { name }) : name}</Strong>
        {isLast && !isReadOnly ? <StatusBadge>{t('people.last')}</StatusBadge> : null}
        {isReadOnly || isLast ? null : (
          <span className={styles.end}>
            <IconButton size="small" label={t('row.remove', { row: name })} icon={<TrashIcon />} onPress={onRemove} />
          </span>
        )}
      </div>
      {isReadOnly ? (
        <Text size="sm">{person.roles.map(label).join(', ') || t('people.noRole')}</Text>
      ) : (
        <div className={styles.roles}>
          {rolesFor(person.roles, before).map((role) => {
            const isHeld = person.roles.includes(role)
            const isKept = role === 'ADMIN' && isLast
            // Whoever had it may keep it; nobody is given it.
            const isOffered = isGrantable(role) || before.includes(role)
            return (
              <Checkbox
                key={role}
                label={label(role)}
                description={isKept ? t('people.lastHint') : isGrantable(role) ? undefined : t('people.formerHint')}
                isChecked={isHeld}
                disabled={isKept || !isOffered}
                onChange={(isOn) => onChange(role, isOn)}
              />
            )
          })}
        </div>
      )}
      {!isReadOnly && person.roles.length === 0 ? (
        <Text size="sm" tone="caution">
          {t('people.noRoleHint')}
        </Text>
      ) : null}
    </div>
  )
}
