'use client'
import { giveLostFocus } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { PrintHeader, printDocument } from '@memberkit/foundation/print'
import { StatusText } from '@memberkit/foundation/status'
import { Button } from '@memberkit/primitives/button'
import { PrintIcon } from '@memberkit/primitives/icons'
import { Heading } from '@memberkit/primitives/text'
import { type RefObject, useEffect, useRef } from 'react'
import { StaffMenuPart } from '../manage/manage-parts.ts'
import { detailMessages } from '../messages/namespaces.ts'
import { CoverageDates } from '../shared/CoverageDates.tsx'
import type { CoverageActionName } from '../shared/coverage-actions.ts'
import type { CoverageRow } from '../shared/row.rules.ts'
import { groupOf } from '../shared/standing.rules.ts'
import { StandingNote, type StandingNoteProps } from '../shared/StandingNote.tsx'
import { useIsStaff, useStandingLooks } from '../shared/useWords.ts'
import { Contracts } from './Contracts.tsx'
import * as styles from './CoverageDetail.css.ts'
import { CoverageFacts } from './CoverageFacts.tsx'
import { CoverageHistory } from './CoverageHistory.tsx'
import { CoveredPeople } from './CoveredPeople.tsx'
import { MemberCard } from './MemberCard.tsx'

export interface CoverageDetailViewProps extends Pick<StandingNoteProps, 'onSetUp' | 'onResolveBilling'> {
  row: CoverageRow
  onAction: (intent: CoverageActionName) => void
  /** What goes on paper. */
  printed: RefObject<HTMLElement | null>
}

/** The plan as a page. */
export function CoverageDetailView({ row, onAction, printed, ...ways }: CoverageDetailViewProps) {
  const { entitlement, standing } = row
  const t = useMessages(detailMessages)
  const looks = useStandingLooks()
  const isStaff = useIsStaff()
  const heading = useRef<HTMLHeadingElement>(null)
  const title = entitlement.product.name

  useEffect(() => {
    // The card that opened it is gone: the work goes on here.
    giveLostFocus(heading.current)
  }, [])

  return (
    <>
      <PrintHeader />
      <header className={styles.header}>
        <div className={styles.words}>
          <div className={styles.title}>
            <Heading ref={heading} level={2} size="xl" tabIndex={-1}>
              {title}
            </Heading>
            <StatusText field="entitlement.standing" value={standing} looks={looks} />
          </div>
          <p className={styles.lead}>
            <CoverageDates entitlement={entitlement} standing={standing} />
          </p>
        </div>
        <div className={styles.actions}>
          <Button onPress={() => void printDocument({ title, only: printed.current })}>
            <PrintIcon />
            {t('print')}
          </Button>
          {isStaff ? <StaffMenuPart row={row} label={t('actions')} onChoose={onAction} /> : null}
        </div>
      </header>
      <StandingNote row={row} {...ways} />
      <div className={styles.columns}>
        <div className={styles.side}>
          <CoveredPeople row={row} onAction={onAction} />
          <Contracts contracts={entitlement.contracts} />
          {isStaff ? <CoverageHistory entitlementId={row.id} /> : null}
        </div>
        <div className={styles.side}>
          {groupOf(standing) === 'today' && !isStaff ? <MemberCard row={row} /> : null}
          <CoverageFacts row={row} />
        </div>
      </div>
    </>
  )
}
