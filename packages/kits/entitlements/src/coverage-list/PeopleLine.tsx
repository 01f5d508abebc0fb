'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Avatar } from '@memberkit/primitives/avatar'
import { useMemberkit } from '@memberkit/foundation'
import { useLabel } from '@memberkit/parts/labels'
import { VisuallyHidden } from '@memberkit/primitives/visually-hidden'
import { Fragment } from 'react'
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
        {t('people.you')}
        {shown.length > 0 ? ', ' : null}
        {shown.map(({ key, name = t('people.unnamed') }, index) => (
          <Fragment key={key}>
            <span className={styles.whole}>{index < shown.length - 1 ? `${name},` : name}</span>{' '}
          </Fragment>
        ))}
        {rest > 0 ? t('people.more', { count: rest }) : null}
      </span>
    </div>
  )
}
