'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useEmit } from '@memberkit/foundation/events'
import { useMessages } from '@memberkit/foundation/messages'
import { printDocument } from '@memberkit/foundation/print'
import { useLabel } from '@memberkit/parts/labels'
import { Button } from '@memberkit/primitives/button'
import { PrintIcon, ShieldIcon } from '@memberkit/primitives/icons'
import { useRef } from 'react'
import type { EntitlementsEventTable } from '../events.ts'
import { detailMessages } from '../messages/namespaces.ts'
import { CoverageDates } from '../shared/CoverageDates.tsx'
import { planName } from '../shared/plan-name.ts'
import type { CoverageRow } from '../shared/row.rules.ts'
import * as styles from './MemberCard.css.ts'

/** What a member shows to prove the plan: plan, name, number, place, dates. Only while it can be used. Prints alone. */
export function MemberCard({ row: { entitlement, standing } }: { row: CoverageRow }) {
  const t = useMessages(detailMessages)
  const areaLabel = useLabel('StateOrProvince')
  const { session } = useMemberkit()
  const emit = useEmit<EntitlementsEventTable>()
  const card = useRef<HTMLElement>(null)
  const { product, friendlyId, serviceArea } = entitlement
  const print = () => {
    emit('entitlements.list.exported', { format: 'card', count: 1 })
    void printDocument({ title: `${t('card')} ${planName(product)}`, only: card.current })
  }
  return (
    <div className={styles.room}>
      <section ref={card} className={styles.card} aria-label={t('card')}>
        <div className={styles.head}>
          <span className={styles.plan}>{planName(product)}</span>
          <ShieldIcon className={styles.mark} />
        </div>
        <dl className={styles.facts}>
          {fact(t('card.name'), session?.actingFor?.name ?? session?.name)}
          {fact(t('fact.number'), friendlyId)}
          {fact(t('fact.area'), serviceArea && areaLabel(serviceArea))}
          {fact(t('card.valid'), <CoverageDates entitlement={entitlement} standing={standing} />)}
        </dl>
      </section>
      <div className={styles.print}>
        <Button size="small" onPress={print}>
          <PrintIcon />
          {t('card.print')}
        </Button>
      </div>
    </div>
  )
}

const fact = (label: string, value: React.ReactNode) =>
  value ? (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  ) : null
