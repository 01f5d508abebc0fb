'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { formatDate } from '@memberkit/platform/formats'
import { Alert } from '@memberkit/primitives/alert'
import { contractMessages } from '../messages/namespaces.ts'
import { type ContractTrouble, troublesOf } from './contracts.rules.ts'
import type { ContractHistory } from './received.ts'

/** Warns of days without a contract and of days with two. For staff. */
export function ContractTroubles({ contracts }: { contracts: readonly ContractHistory[] }) {
  return troublesOf(contracts).map((trouble) => <Trouble key={JSON.stringify(trouble)} {...trouble} />)
}

function Trouble(trouble: ContractTrouble) {
  const t = useMessages(contractMessages)
  const { locale } = useMemberkit()
  const from = formatDate(trouble.from, locale)
  const to = trouble.to && formatDate(trouble.to, locale)
  return (
    <Alert isStatic tone="caution">
      {trouble.kind === 'gap'
        ? t('gap', { from, to: to ?? '' })
        : to
          ? t('overlap', { one: trouble.one, other: trouble.other, from, to })
          : t('overlapOpen', { one: trouble.one, other: trouble.other, from })}
    </Alert>
  )
}
