'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { Masked } from '@memberkit/foundation/privacy'
import { useLabel } from '@memberkit/parts/labels'
import { formatDate } from '@memberkit/platform/formats'
import { Avatar } from '@memberkit/primitives/avatar'
import { Card } from '@memberkit/primitives/card'
import { Facts } from '@memberkit/primitives/facts'
import type { ReactNode } from 'react'
import { PeopleMenuPart } from '../manage/manage-parts.ts'
import { detailMessages, listMessages } from '../messages/namespaces.ts'
import type { CoverageActionName } from '../shared/coverage-actions.ts'
import { peopleOf, unreadPeople } from '../shared/people.rules.ts'
import type { CoverageRow } from '../shared/row.rules.ts'
import { useIsStaff } from '../shared/labels.ts'
import * as styles from './CoverageDetail.css.ts'

export interface CoveredPeopleProps {
  row: CoverageRow
  onAction: (intent: CoverageActionName) => void
}

/** Everyone on the plan, its owner first, with how they stand to the owner. Owners change here who that is. */
export function CoveredPeople({ row, onAction }: CoveredPeopleProps) {
  const { entitlement, isShared, actions } = row
  const t = useMessages(detailMessages)
  const words = useMessages(listMessages)
  const relationLabel = useLabel('PermissionType')
  const { session, locale } = useMemberkit()
  const isStaff = useIsStaff()
  const unread = unreadPeople(entitlement)
  const viewer = session?.actingFor?.name ?? session?.name ?? ''
  return (
    <Card
      title={words('people')}
      level={3}
      actions={
        !isStaff && actions.length > 0 ? (
          <PeopleMenuPart row={row} label={t('people.manage')} size="small" onChoose={onAction} />
        ) : undefined
      }
    >
      <ul className={styles.people}>
        {/* A shared plan doesn't name its owner. */}
        {isShared ? <Person name={t('people.owner')} face="" /> : null}
        <Person
          name={isStaff ? viewer || (isShared ? words('people.unnamed') : t('people.owner')) : words('people.you')}
          face={viewer}
          note={relationLabel(entitlement.permissionType)}
        />
        {peopleOf(entitlement)
          // The viewer of a shared plan is among them, and stands above.
          .filter(({ kind, id }) => !(isShared && kind === 'account' && id === viewerId()))
          .map(({ key, name, relation, kind, dateOfBirth }) => (
            <Person
              key={key}
              name={name ?? words('people.unnamed')}
              face={name ?? ''}
              note={<Facts items={[relationLabel(relation), kind === 'account' && t('people.account')]} />}
            >
              {dateOfBirth ? (
                <span className={styles.line}>
                  {t('people.born')}
                  <Masked
                    field="entitlement.dateOfBirth"
                    label={t('people.bornOf', { name: name ?? words('people.unnamed') })}
                    mask="••••••••"
                    value={formatDate(dateOfBirth, locale)}
                  />
                </span>
              ) : null}
            </Person>
          ))}
      </ul>
      {unread > 0 ? <p className={styles.quiet}>{t('people.partial', { count: unread })}</p> : null}
    </Card>
  )

  function viewerId() {
    return session?.actingFor?.identityId ?? session?.identityId
  }
}

interface PersonProps {
  name: string
  face: string
  note?: ReactNode
  children?: ReactNode
}

function Person({ name, face, note, children }: PersonProps) {
  return (
    <li className={styles.person}>
      <Avatar name={face} isDecorative />
      <span className={styles.personLabel}>
        <span>{name}</span>
        {note ? <span className={styles.quiet}>{note}</span> : null}
        {children}
      </span>
    </li>
  )
}
