'use client'
import { rowAttributes } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { StatusText } from '@memberkit/foundation/status'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { ChevronEndIcon } from '@memberkit/primitives/icons'
import { VisuallyHidden } from '@memberkit/primitives/visually-hidden'
import { CoverageDetailPart, StaffNotePart } from '../coverage-detail/detail-part.ts'
import { listMessages } from '../messages/namespaces.ts'
import { CoverageDates } from '../shared/CoverageDates.tsx'
import { StandingNote } from '../shared/StandingNote.tsx'
import { useIsStaff, useStandingLooks } from '../shared/labels.ts'
import * as styles from './CoverageList.css.ts'
import { PeopleLine } from './PeopleLine.tsx'
import type { CoverageListPageProps } from './CoverageListPage.tsx'
import { planName } from '../shared/plan-name.ts'
import type { CoverageRow } from '../shared/row.rules.ts'

export interface CoverageCardProps extends Pick<CoverageListPageProps, 'onSetUp' | 'onResolveBilling'> {
  row: CoverageRow
  /** Without it the card is only read. */
  onOpen?: (entitlementId: string) => void
}

/** One plan: whether it can be used today, who is covered, since when, and what to do if it cannot. In a list. */
export function CoverageCard({ row, onOpen, onSetUp, onResolveBilling }: CoverageCardProps) {
  const t = useMessages(listMessages)
  const looks = useStandingLooks()
  const isStaff = useIsStaff()
  const { entitlement, standing } = row
  const plan = planName(entitlement.product)
  return (
    <Card
      as="li"
      title={<span className={styles.plan}>{plan}</span>}
      level={4}
      actions={
        <StatusText field="entitlement.standing" value={standing} looks={looks} unknown={t('standing.unclear')} />
      }
      footer={
        onOpen ? (
          <div className={styles.open}>
            <Button
              size="small"
              tone="quiet"
              aria-label={t('open.of', { plan })}
              onPress={() => onOpen(row.id)}
              onFocus={() => CoverageDetailPart.preload()}
            >
              <span {...rowAttributes(row.id)}>{t('open')}</span>
              <ChevronEndIcon />
            </Button>
          </div>
        ) : undefined
      }
    >
      <div className={styles.facts}>
        <span className={styles.quiet}>
          <VisuallyHidden>{t('column.dates')}: </VisuallyHidden>
          <CoverageDates entitlement={entitlement} standing={standing} />
        </span>
        <PeopleLine entitlement={entitlement} isShared={row.isShared} />
        {isStaff ? <StaffNotePart row={row} /> : <StandingNote row={row} {...{ onSetUp, onResolveBilling }} />}
      </div>
    </Card>
  )
}
