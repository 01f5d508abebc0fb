'use client'
import { DetailColumns, DetailHeader } from '@memberkit/foundation/detail'
import { useMessages } from '@memberkit/foundation/messages'
import { StatusText } from '@memberkit/foundation/status'
import { useLooks } from '@memberkit/parts/labels'
import { Facts } from '@memberkit/primitives/facts'
import type { RefObject } from 'react'
import { StaffMenuPart } from '../manage/manage-parts.ts'
import { detailMessages, listMessages } from '../messages/namespaces.ts'
import { CoverageDates } from '../shared/CoverageDates.tsx'
import type { CoverageActionName } from '../shared/coverage-actions.ts'
import { statusLooks } from '../shared/entitlement-looks.ts'
import { planName } from '../shared/plan-name.ts'
import type { CoverageRow } from '../shared/row.rules.ts'
import { groupOf } from '../shared/standing.rules.ts'
import { StandingNote, type StandingNoteProps } from '../shared/StandingNote.tsx'
import { useIsStaff, useStandingLooks } from '../shared/labels.ts'
import { ContractHistory } from './ContractHistory.tsx'
import { Contracts } from './Contracts.tsx'
import { CoverageFacts } from './CoverageFacts.tsx'
import { CoverageHistory } from './CoverageHistory.tsx'
import { CoveredPeople } from './CoveredPeople.tsx'
import { MemberCard } from './MemberCard.tsx'
import { StaffNote } from './StaffNote.tsx'

export interface CoverageDetailViewProps extends Pick<StandingNoteProps, 'onSetUp' | 'onResolveBilling'> {
  row: CoverageRow
  onAction: (intent: CoverageActionName) => void
  /** The element to print. */
  printed: RefObject<HTMLElement | null>
}

/** The plan as a page. */
export function CoverageDetailView({ row, onAction, printed, ...ways }: CoverageDetailViewProps) {
  const { entitlement, standing } = row
  const t = useMessages(detailMessages)
  const words = useMessages(listMessages)
  const looks = useStandingLooks()
  const statuses = useLooks(statusLooks)
  const isStaff = useIsStaff()
  const hasCard = groupOf(standing) === 'today' && !isStaff
  const contracts = <Contracts contracts={entitlement.contracts} />
  return (
    <>
      <DetailHeader
        title={planName(entitlement.product)}
        status={
          <>
            {isStaff ? <StatusText field="entitlement.status" value={entitlement.status} looks={statuses} /> : null}
            {isStaff && standing !== 'upcoming' ? null : (
              <StatusText
                field="entitlement.standing"
                value={standing}
                looks={looks}
                unknown={words('standing.unclear')}
              />
            )}
          </>
        }
        lead={
          <Facts
            items={[
              <CoverageDates key="dates" entitlement={entitlement} standing={standing} />,
              hasCard && !entitlement.effectiveTo && t('fact.openEnd'),
            ]}
          />
        }
        printLabel={t('print')}
        printed={printed}
        actions={isStaff ? <StaffMenuPart row={row} label={t('actions')} onChoose={onAction} /> : null}
      />
      {isStaff ? <StaffNote row={row} /> : <StandingNote row={row} {...ways} />}
      <DetailColumns
        main={
          <>
            {hasCard ? <MemberCard row={row} /> : null}
            <CoveredPeople row={row} onAction={onAction} />
            {hasCard ? null : contracts}
            {isStaff ? <CoverageHistory entitlementId={row.id} /> : null}
          </>
        }
        side={
          <>
            {/* The card has nearly all facts: the contracts have their place. */}
            {hasCard ? contracts : null}
            <CoverageFacts row={row} isBesideCard={hasCard} />
            {/* Only its owner's calls reach it. */}
            {row.isShared && !isStaff ? null : <ContractHistory entitlement={entitlement} />}
          </>
        }
      />
    </>
  )
}
