'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useEmit } from '@memberkit/foundation/events'
import { useMessages } from '@memberkit/foundation/messages'
import { printDocument } from '@memberkit/foundation/print'
import { useLabel } from '@memberkit/parts/labels'
import { formatDate } from '@memberkit/platform/formats'
import { Button } from '@memberkit/primitives/button'
import { ShieldIcon } from '@memberkit/primitives/icons'
import { useRef } from 'react'
import type { EntitlementsEventTable } from '../events.ts'
import { detailMessages } from '../messages/namespaces.ts'
import { CoverageDates } from '../shared/CoverageDates.tsx'
import { planName } from '../shared/plan-name.ts'
import type { CoverageRow } from '../shared/row.rules.ts'
import * as styles from './MemberCard.css.ts'

/** The card that proves a member's plan: plan, name, number, place, dates. Only while it can be used. Prints alone. */
export function MemberCard({ row: { entitlement, standing } }: { row: CoverageRow }) {
  const t = useMessages(detailMessages)
  const areaLabel = useLabel('StateOrProvince')
  const { session, locale } = useMemberkit()
  const emit = useEmit<EntitlementsEventTable>()
  const card = useRef<HTMLElement>(null)
  const { product, friendlyId, serviceArea, effectiveFrom, effectiveTo } = entitlement
  const print = () => {
    emit('entitlements.list.exported', { format: 'card', count: 1 })
    void printDocument({ title: `${t('card')} ${planName(product)}`, only: card.current })
  }
  return (
    <section ref={card} className={styles.card} aria-label={t('card')}>
      <div className={styles.head}>
        {/* The page says the plan right above; the card alone, on paper, says it itself. */}
        <span className={styles.plan}>
          <span className={styles.onScreen}>{t('card')}</span>
          <span className={styles.onPaper}>{planName(product)}</span>
        </span>
        <div className={styles.corner}>
          <ShieldIcon className={`${styles.mark} ${styles.onPaper}`} />
          <span className={styles.print}>
            <Button size="small" tone="quiet" onPress={print}>
              {t('card.print')}
            </Button>
          </span>
        </div>
      </div>
      <dl className={styles.facts}>
        {fact(t('card.name'), session?.actingFor?.name ?? session?.name)}
        {fact(t('fact.number'), friendlyId)}
        {fact(t('fact.area'), serviceArea && areaLabel(serviceArea))}
        {effectiveTo
          ? fact(t('card.valid'), <CoverageDates entitlement={entitlement} standing={standing} />)
          : fact(t('card.since'), formatDate(effectiveFrom, locale))}
      </dl>
    </section>
  )
}

const fact = (label: string, value: React.ReactNode) =>
  value ? (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  ) : null
