'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useEmit } from '@memberkit/foundation/events'
import { useMessages } from '@memberkit/foundation/messages'
import { printDocument, PrintHeader } from '@memberkit/foundation/print'
import type { Resource } from '@memberkit/foundation/resource'
import { useLabel } from '@memberkit/parts/labels'
import { periodLabel } from '@memberkit/platform/formats'
import { Button } from '@memberkit/primitives/button'
import { PrintIcon } from '@memberkit/primitives/icons'
import { Switch } from '@memberkit/primitives/switch'
import { type ReactNode, useRef } from 'react'
import type { CompanionsEvents } from '../companions/events.ts'
import { compareMessages } from '../messages/namespaces.ts'
import type { TierVM } from '../shared/tiers.rules.ts'
import * as styles from './Comparison.css.ts'
import { type Comparison, isSame, pairOf, withTier } from './comparison.rules.ts'
import { ComparisonTable } from './ComparisonTable.tsx'
import { PairChooser } from './PairChooser.tsx'

export interface ComparisonViewProps {
  tiers: readonly TierVM[]
  comparison: Resource<Comparison>
  period: string
  region?: string | undefined
  recommended?: { readonly tierId: string; readonly reason: ReactNode } | undefined
  /** Keys of the two tiers of a narrow container. */
  compared?: readonly string[] | undefined
  onCompare: (keys: readonly string[]) => void
  isOnlyDifferences: boolean
  onOnlyDifferences: (isOn: boolean) => void
  selectedKey?: string | undefined
  onSelect?: ((tier: TierVM, period: string) => void) | undefined
  title: ReactNode
  /** Between the heading and the table. */
  header?: ReactNode
}

/** Heading, controls and table. */
export function ComparisonView(props: ComparisonViewProps) {
  const { tiers, comparison, period, region, compared, onCompare, isOnlyDifferences, onOnlyDifferences } = props
  const t = useMessages(compareMessages)
  const area = useLabel('StateOrProvince')
  const { locale } = useMemberkit()
  const emit = useEmit<CompanionsEvents>()
  const root = useRef<HTMLElement>(null)
  const pair = pairOf(tiers, compared)
  const keys = pair.map((place) => tiers[place]!.key)
  const filters = [
    ...(region ? [area(region)] : []),
    periodLabel(period, locale),
    ...(isOnlyDifferences ? [t('differences')] : []),
    languageName(locale),
  ]
  const filter = (isOn: boolean) => {
    const rows = comparison.state === 'ready' ? comparison.data.groups.flatMap((group) => group.rows) : []
    const places = tiers.map((_, place) => place)
    const shown = isOn ? rows.filter((row) => !isSame(row, places)) : rows
    emit('plans.comparison.filtered', { isOnlyDifferences: isOn, count: shown.length })
    onOnlyDifferences(isOn)
  }
  const print = () => {
    emit('plans.comparison.printed', { tierIds: tiers.map(({ tierId }) => tierId) })
    void printDocument({ title: t('title'), only: root.current })
  }
  return (
    <section className={styles.page} ref={root}>
      <PrintHeader filters={filters.join(' · ')} />
      <header className={styles.header}>
        {props.title}
        <div className={styles.tools}>
          <Switch label={t('differences')} isChecked={isOnlyDifferences} onChange={filter} />
          <Button size="small" onPress={print}>
            <PrintIcon />
            {t('print')}
          </Button>
        </div>
      </header>
      {props.header}
      {tiers.length > 2 ? (
        <PairChooser tiers={tiers} keys={keys} onChange={(place, key) => onCompare(withTier(keys, place, key))} />
      ) : null}
      <ComparisonTable {...props} pair={pair} />
    </section>
  )
}

/** The locale's name in its own language, for the printed sheet. */
const languageName = (locale: string) => new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale
