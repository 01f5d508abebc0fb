'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Avatar } from '@memberkit/primitives/avatar'
import { useMemberkit } from '@memberkit/foundation'
import { useLabel } from '@memberkit/parts/labels'
import { NameLine } from '@memberkit/parts/names/list'
import { VisuallyHidden } from '@memberkit/primitives/visually-hidden'
import { listMessages } from '../messages/namespaces.ts'
import { peopleOf, unreadPeople } from '../shared/people.rules.ts'
import type { Entitlement } from '../shared/received.ts'
import * as styles from './CoverageList.css.ts'

const most = 3

/** The people covered, in one line: the first few by name. */
export function PeopleLine({ entitlement, isShared }: { entitlement: Entitlement; isShared: boolean }) {
  const t = useMessages(listMessages)
  const label = useLabel('PermissionType')
  const { session } = useMemberkit()
  if (isShared)
    return <p className={styles.people}>{t('people.of', { relation: label(entitlement.permissionType) })}</p>
  const people = peopleOf(entitlement)
  const shown = people.slice(0, most)
  const rest = people.length - shown.length + unreadPeople(entitlement)
  const own = session?.actingFor?.name ?? session?.name ?? ''
  return (
    <div className={styles.people}>
      <span className={styles.faces}>
        <Avatar name={own} size="small" isDecorative />
        {shown.map(({ key, name }) => (
          <Avatar key={key} name={name ?? ''} size="small" isDecorative />
        ))}
      </span>
      <span className={styles.names}>
        <VisuallyHidden>{t('people')}: </VisuallyHidden>
        <NameLine
          names={[t('people.you'), ...shown.map(({ name }) => name ?? t('people.unnamed'))]}
          more={rest > 0 ? t('people.more', { count: rest }) : undefined}
        />
      </span>
    </div>
  )
}
