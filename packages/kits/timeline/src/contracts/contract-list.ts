import { byText, defineList } from '@memberkit/foundation/list'
import { listOf, text } from '@memberkit/foundation/links'
import { textIn } from '@memberkit/foundation/resource'
import { statusOf } from '@memberkit/foundation/status'
import type { UnreadableItem } from '@memberkit/platform'
import { contractColumns } from './contract-columns.tsx'
import type { ContractRow } from './useContractHistories.ts'
import { type ContractListMessages, useContractListMessages } from './useContractListMessages.ts'

/** Returns the label or ID of a contract that cannot be read, if it has any. */
export const unreadName = ({ received }: UnreadableItem): string | undefined => textIn(received, 'label', 'contractId')

/** What is in force first, then what will be, and last what is over. */
const rankOf = (standing: string | undefined) =>
  standing === 'inForce' ? 0 : standing === 'upcoming' ? 1 : standing === 'ended' || standing === 'CANCELLED' ? 3 : 2

/** The contracts of an entitlement: columns, filters, order, address and file. */
export const contractList = /* @__PURE__ */ defineList<ContractRow>()({
  name: 'timeline.contracts',
  useMessages: useContractListMessages,
  columns: contractColumns,
  filters: {
    type: {
      kind: 'oneOf',
      label: ({ t }: ContractListMessages) => t('column.type'),
      getValue: ({ contract }) => contract.type,
      valueLabel: (value, { words }) => words.type(value),
    },
    standing: {
      kind: 'oneOf',
      label: ({ t }) => t('column.standing'),
      getValue: ({ standing }) => standing,
      valueLabel: (value, { words }) => statusOf(words.looks, value).label,
    },
  },
  sort: {
    by: {
      contract: byText(({ contract }) => contract.label),
      days: byText(({ contract }) => contract.effectiveFrom),
      standing: ({ standing: one }, { standing: other }) => rankOf(one) - rankOf(other),
    },
    // The newest first among those of one rank.
    initial: { column: 'standing', direction: 'ascending' },
  },
  link: { compare: listOf(text(), 2) },
  csv: async (words) => (await import('./opened-parts.ts')).contractCsv(words),
  loadingRows: 3,
  parts: { menu: () => import('./opened-parts.ts'), tools: () => import('./opened-parts.ts') },
  unreadableName: unreadName,
})

/** Link parameters of the contracts: `?type=AMENDMENT&standing=inForce&compare=history-2,history-3`. */
export const contractLink = contractList.link
