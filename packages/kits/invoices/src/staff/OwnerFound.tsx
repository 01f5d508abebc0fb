'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { humanise } from '@memberkit/foundation/status'
import { Checkbox } from '@memberkit/primitives/checkbox'
import { FormField } from '@memberkit/primitives/form'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { staffMessages } from '../messages/namespaces.ts'
import * as styles from './OwnerFound.css.ts'
import type { Owner } from './owner.rules.ts'
import type { OwnerLookUp } from './useOwnerLookUp.ts'

export interface OwnerFoundProps extends OwnerLookUp {
  /** Of the invoice. */
  number: string
}

/** From whom to whom an invoice moves, with what tells both apart, and the confirmation of it. */
export function OwnerFound({ from, to, number }: OwnerFoundProps) {
  const t = useMessages(staffMessages)
  return (
    <>
      <KeyValue>
        <KeyValueItem label={t('owner.from')}>
          <OwnerText owner={from} />
        </KeyValueItem>
        <KeyValueItem label={t('owner.to')}>
          <OwnerText owner={to} />
        </KeyValueItem>
      </KeyValue>
      <FormField name="confirm" messages={{ valueMissing: t('owner.confirmMissing', { to: to.name }) }}>
        {(field) => (
          <Checkbox {...field} label={t('owner.confirm', { number, from: from.name, to: to.name })} isRequired />
        )}
      </FormField>
    </>
  )
}

function OwnerText({ owner: { identityId, name, email, numbers, realm } }: { owner: Owner }) {
  const t = useMessages(staffMessages)
  const facts = [
    email,
    ...numbers.map(({ type, value }) => `${isNumberType(type) ? t(`owner.${type}`) : humanise(type)} ${value}`),
    t('owner.id', { id: identityId }),
    realm === undefined || realm === 'User' ? undefined : isOtherRealm(realm) ? t(`owner.${realm}`) : humanise(realm),
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

const isNumberType = (type: string): type is 'member' | 'associate' => type === 'member' || type === 'associate'

const realms = ['Machine', 'Internal', 'Partner', 'GroupAdmin'] as const
const isOtherRealm = (realm: string): realm is (typeof realms)[number] => realms.some((one) => one === realm)
