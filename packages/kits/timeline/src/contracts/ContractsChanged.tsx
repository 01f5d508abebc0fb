'use client'
import { contractHistoryJournal } from '@memberkit/contract/commerce/contract-histories'
import { useMemberkit } from '@memberkit/foundation'
import { ChangedSince } from '@memberkit/foundation/conflict'
import { useLastChange } from '@memberkit/foundation/journal'
import { useMessages } from '@memberkit/foundation/messages'
import { formatDate } from '@memberkit/platform/formats'
import { type ContractHistory, standingOf, useContractWords } from '@memberkit/parts/contracts'
import { contractsMessages, manageContractMessages } from '../messages/namespaces.ts'
import type { ContractsOf } from './contract-actions.ts'

interface ContractsChangedProps {
  before: ContractsOf
  after: ContractsOf
  /** Whether the action is about one contract: it is named before its changes have been read. */
  isAboutOne?: boolean
}

/** Which contracts are otherwise than the person saw them: new, gone or changed, and who changed the first of them. */
export function ContractsChanged({ before, after, isAboutOne = false }: ContractsChangedProps) {
  const t = useMessages(manageContractMessages)
  const column = useMessages(contractsMessages)
  const { facts, days, looks, type, language, region } = useContractWords()
  const { currentDate, locale } = useMemberkit()
  const all = [...after.contracts, ...before.contracts.filter(({ id }) => !of(after, id))].map(({ id, label }) => {
    return { id, label, was: of(before, id), now: of(after, id) }
  })
  const changed = all.filter(({ was, now }) => was?.version !== now?.version)
  // What has changed is read a moment later.
  const [first, ...others] = changed.length > 0 || !isAboutOne ? changed : all
  const isOne = first?.was && first.now && others.length === 0
  const changedBy = useLastChange(contractHistoryJournal, changed[0]?.id ?? '', changed.length > 0)
  return (
    <ChangedSince
      title={isOne ? t('changed.one', { contract: first.label }) : t('changed.heading')}
      changedBy={changedBy}
      changes={changed.flatMap(({ label, was, now }) => {
        const fields = was && now ? differences(was, now) : []
        if (fields.length > 0)
          return changed.length === 1
            ? fields
            : fields.map((field) => ({ ...field, label: `${label}: ${field.label}` }))
        return { label, ...(was && { before: words(was) }), ...(now && { after: words(now) }) }
      })}
    >
      {t('changed.text')}
    </ChangedSince>
  )

  /** The fields that are otherwise, each with its name. */
  function differences(was: ContractHistory, now: ContractHistory) {
    const [before, after] = [fieldsOf(was), fieldsOf(now)]
    return before.flatMap(([label, value], index) => {
      const next = after[index]?.[1]
      return value === next ? [] : { label, ...(value && { before: value }), ...(next && { after: next }) }
    })
  }

  function fieldsOf(contract: ContractHistory) {
    const date = (value: string | undefined) => value && formatDate(value, locale)
    const standing = standingOf(contract, undefined, currentDate())
    return [
      [column('column.contract'), contract.label],
      [column('column.type'), type(contract.type)],
      [column('column.version'), contract.contractVersion],
      [column('column.language'), contract.locale && language(contract.locale)],
      [column('column.region'), contract.region && region(contract.region)],
      [column('column.from'), date(contract.effectiveFrom)],
      [column('column.to'), date(contract.effectiveTo)],
      [column('column.standing'), standing && looks[standing]?.label],
    ] as const
  }

  function words(contract: ContractHistory) {
    const standing = standingOf(contract, undefined, currentDate())
    return [...facts(contract), days(contract, currentDate()), standing && looks[standing]?.label]
      .filter(Boolean)
      .join(', ')
  }
}

/** The same for an action on one contract. */
export const ContractChanged = (props: ContractsChangedProps) => <ContractsChanged {...props} isAboutOne />

const of = ({ contracts }: ContractsOf, id: string) => contracts.find((one) => one.id === id)
