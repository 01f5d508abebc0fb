'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { humanize } from '@memberkit/foundation/status'
import { useLabel } from '../labels/useLabel.ts'
import { personMessages } from '../messages/namespaces.ts'
import type { Person } from './person.rules.ts'
import * as styles from './PersonText.css.ts'

export interface PersonTextProps {
  person: Person
}

/** A person's name, with identifying details below. */
export function PersonText({ person: { identityId, name, email, numbers, realm } }: PersonTextProps) {
  const t = useMessages(personMessages)
  const label = useLabel('AccountIdentifierType')
  const facts = [
    email,
    ...numbers.map(({ type, value }) => `${label(type)} ${value}`),
    t('id', { id: identityId }),
    realm === undefined || realm === 'User' ? undefined : isOtherRealm(realm) ? t(realm) : humanize(realm),
  ]
  return (
    <>
      <div className={styles.name}>{name}</div>
      {facts.filter(Boolean).map((fact) => (
        <div key={fact} className={styles.fact}>
          {fact}
        </div>
      ))}
    </>
  )
}

const realms = ['Machine', 'Internal', 'Partner', 'GroupAdmin'] as const
const isOtherRealm = (realm: string): realm is (typeof realms)[number] => realms.some((one) => one === realm)
