'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { Button } from '@memberkit/primitives/button'
import { Checkbox } from '@memberkit/primitives/checkbox'
import { IconButton } from '@memberkit/primitives/icon-button'
import { ChevronDownIcon, ChevronUpIcon, ShieldIcon, TrashIcon } from '@memberkit/primitives/icons'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import { Strong, Text } from '@memberkit/primitives/text'
import { useId, useState } from 'react'
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

/** A person with the roles held, and on demand a box for each role, in the same columns for everybody. */
export function PersonRoles({ person, people, before, isSelf, isReadOnly, onChange, onRemove }: PersonRolesProps) {
  const t = useMessages(editorMessages)
  const label = useLabel('PracticeRole')
  const id = useId()
  // Whoever has no role is there to be given one.
  const [isOpen, setOpen] = useState(person.roles.length === 0)
  const name = personName(person)
  const isLast = person.roles.includes('ADMIN') && isLastAdmin(people, person.identityId)
  const roles = rolesFor(person.roles, before)
  const isGrantable = (role: string) => (grantableRoles as readonly string[]).includes(role)
  return (
    <div role="group" aria-labelledby={id} className={styles.person}>
      <div className={styles.personHead}>
        <Strong id={id}>{isSelf ? t('people.you', { name }) : name}</Strong>
        {isLast && !isReadOnly ? <StatusBadge icon={ShieldIcon}>{t('people.last')}</StatusBadge> : null}
        {isReadOnly ? null : (
          <span className={styles.personEnd}>
            <Button size="small" tone="quiet" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
              {t('people.roles')}
              {isOpen ? <ChevronUpIcon /> : <ChevronDownIcon />}
            </Button>
            {isLast ? null : (
              <IconButton size="small" label={t('row.remove', { row: name })} icon={<TrashIcon />} onPress={onRemove} />
            )}
          </span>
        )}
      </div>
      {isOpen && !isReadOnly ? (
        <div className={styles.roles}>
          {roles.map((role) => {
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
      ) : (
        <Text size="sm" tone="muted">
          {roles
            .filter((role) => person.roles.includes(role))
            .map(label)
            .join(', ') || t('people.noRole')}
        </Text>
      )}
      {!isReadOnly && person.roles.length === 0 ? (
        <Text size="sm" tone="caution">
          {t('people.noRoleHint')}
        </Text>
      ) : null}
    </div>
  )
}
