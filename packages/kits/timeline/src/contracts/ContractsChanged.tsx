'use client'
import { contractHistoryJournal } from '@memberkit/contract/commerce/contract-histories'
import { useMemberkit } from '@memberkit/foundation'
import { ChangedSince } from '@memberkit/foundation/conflict'
import { useLastChange } from '@memberkit/foundation/journal'
import { useMessages } from '@memberkit/foundation/messages'
import { type ContractHistory, standingOf, useContractWords } from '@memberkit/parts/contracts'
import { manageContractMessages } from '../messages/namespaces.ts'
import type { ContractsOf } from './contract-actions.ts'

/** Which contracts are otherwise than the person saw them: new, gone or changed, and who changed the first of them. */
export function ContractsChanged({ before, after }: { before: ContractsOf; after: ContractsOf }) {
  const t = useMessages(manageContractMessages)
  const { facts, days, looks } = useContractWords()
  const { currentDate } = useMemberkit()
  const changed = [...after.contracts, ...before.contracts.filter(({ id }) => !of(after, id))].flatMap(({ id }) => {
    const [was, now] = [of(before, id), of(after, id)]
    return was?.version === now?.version ? [] : { id, label: (now ?? was)!.label, was, now }
  })
  const changedBy = useLastChange(contractHistoryJournal, changed[0]?.id ?? '', changed.length > 0)
  return (
    <ChangedSince
      title={t('changed.heading')}
      changedBy={changedBy}
      changes={changed.map(({ label, was, now }) => ({
        label,
        ...(was && { before: words(was) }),
        ...(now && { after: words(now) }),
      }))}
    >
      {t('changed.text')}
    </ChangedSince>
  )

  function words(contract: ContractHistory) {
    const standing = standingOf(contract, undefined, currentDate())
    return [...facts(contract), days(contract, currentDate()), standing && looks[standing]?.label]
      .filter(Boolean)
      .join(', ')
  }
}

const of = ({ contracts }: ContractsOf, id: string) => contracts.find((one) => one.id === id)
