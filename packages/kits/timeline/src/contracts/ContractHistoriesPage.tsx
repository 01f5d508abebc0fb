'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useEmit } from '@memberkit/foundation/events'
import { useLinkState } from '@memberkit/foundation/links'
import { ListPage } from '@memberkit/foundation/list'
import { UnavailableHere } from '@memberkit/foundation/permission'
import { mapResource } from '@memberkit/foundation/resource'
import type { ContractsAddress } from '@memberkit/parts/contracts'
import { type ReactNode, useCallback, useState } from 'react'
import type { TimelineEventTable } from '../events.ts'
import type { ContractIntent } from './contract-actions.ts'
import { contractLink, contractList } from './contract-list.ts'
import { ContractNotices } from './ContractNotices.tsx'
import { ContractTools } from './ContractTools.tsx'
import { CompareContractsPart, ContractIntentPart, ContractRowMenuPart } from './parts.ts'
import { type ContractRow, type DocumentOf, useContractHistories } from './useContractHistories.ts'

/** Slots for the host's own content. `null` in a replacing slot shows nothing there. */
export interface ContractHistoriesSlots {
  before?: ReactNode
  after?: ReactNode
  /** In place of the message that there are no contracts. */
  empty?: ReactNode
}

export interface ContractHistoriesPageProps extends ContractsAddress {
  /**
   * Finds the text of a contract in the reader's language, such as a PDF. Declare it outside the component.
   * @default the contract's own `documentUrl`
   */
  documentOf?: DocumentOf
  slots?: ContractHistoriesSlots
}

/** The list and what opens from it. */
export function ContractHistoriesPage(props: ContractHistoriesPageProps) {
  const { realm } = useMemberkit()
  // Group administrators have no such calls: nothing is requested.
  return realm === 'GroupAdmin' ? <UnavailableHere /> : <Page {...props} />
}

function Page({ identityId, entitlementId, documentOf, slots = {} }: ContractHistoriesPageProps) {
  const { realm } = useMemberkit()
  const emit = useEmit<TimelineEventTable>()
  const [{ compare }, setPlace] = useLinkState(contractLink)
  const address = { identityId, entitlementId }
  const resource = useContractHistories(address, { documentOf })
  const [intent, setIntent] = useState<ContractIntent>()
  const data = resource.state === 'ready' ? resource.data : undefined
  const isStaff = realm === 'Internal'
  const onCompare = useCallback(
    (ids: readonly string[]) => {
      emit('timeline.contracts.compared', { entitlementId })
      setPlace({ compare: ids })
    },
    [emit, entitlementId, setPlace],
  )
  const contracts = data?.contracts
  const rowActions = useCallback(
    (row: ContractRow) => (
      <ContractRowMenuPart row={row} contracts={contracts ?? []} onChoose={setIntent} onCompare={onCompare} />
    ),
    [contracts, onCompare],
  )
  return (
    <>
      <ListPage
        list={contractList}
        resource={mapResource(resource, ({ rows }) => rows)}
        unreadable={data?.unreadable}
        actingOn={intent?.contract?.id}
        rowActions={isStaff ? rowActions : undefined}
        hasRowMenus={isStaff}
        onExport={(format, count) => emit('timeline.contracts.exported', { format, count })}
        slots={{
          before: slots.before,
          header: data && <ContractNotices {...data} isStaff={isStaff} compared={compare} />,
          tools: data && <ContractTools {...data} onChoose={setIntent} onCompare={onCompare} />,
          after: slots.after,
          ...('empty' in slots && { empty: slots.empty }),
        }}
      />
      {compare && data ? (
        <CompareContractsPart
          rows={data.rows}
          ids={compare}
          onChange={(ids) => setPlace({ compare: ids })}
          onClose={() => setPlace({ compare: undefined })}
        />
      ) : null}
      {intent ? (
        <ContractIntentPart
          {...address}
          key={`${intent.name} ${intent.contract?.id ?? ''}`}
          intent={intent}
          contracts={contracts ?? []}
          onClose={() => setIntent(undefined)}
        />
      ) : null}
    </>
  )
}
