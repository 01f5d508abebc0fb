'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { EllipsisIcon } from '@memberkit/primitives/icons'
import { Menu, MenuItem } from '@memberkit/primitives/menu'
import { bulkMessages } from '../../messages/namespaces.ts'
import type { Transitions } from '../../shared/subscription-actions.ts'
import * as styles from '../bulk.css.ts'
import type { GroupMember } from '../members.ts'
import { type MemberAction, memberActionsOf } from './member-actions.rules.ts'

export interface MemberMenuProps {
  member: GroupMember
  transitions?: Transitions | undefined
  onChoose: (action: MemberAction) => void
}

/** The actions for the plan of one member. */
export function MemberMenu({ member, transitions, onChoose }: MemberMenuProps) {
  const t = useMessages(bulkMessages)
  const { name, plan } = member
  const actions = memberActionsOf(member, transitions)
  if (actions.length === 0) return <span className={styles.noMenu} />
  return (
    <Menu label={t('member.menu', { name, plan })} icon={<EllipsisIcon />} size="small" align="end">
      {actions.map((action) => (
        <MenuItem key={action} tone={action === 'cancel' ? 'critical' : undefined} onPress={() => onChoose(action)}>
          {t(`member.${action}`)}
        </MenuItem>
      ))}
    </Menu>
  )
}
