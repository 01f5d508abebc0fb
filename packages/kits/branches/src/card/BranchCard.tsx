'use client'
import { getBranch } from '@memberkit/contract/partners/branches'
import { KitBoundary, ResourceView, useResource } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { Card } from '@memberkit/primitives/card'
import { Skeleton, SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import type { ReactNode } from 'react'
import type { BranchesEvent } from '../events.ts'
import { cardMessages } from '../messages/namespaces.ts'
import type { AreaOfLaw } from '../shared/areas-of-law.ts'
import type { Branch } from '../shared/received.ts'
import * as styles from './BranchCard.css.ts'
import { BranchCardView } from './BranchCardView.tsx'
import { useLanguages } from './useLanguages.ts'

export interface BranchCardProps {
  branchId: string
  /** Names of the areas of law: the specification has only codes. */
  areasOfLaw?: readonly AreaOfLaw[]
  /** At the end of the card, such as a link to the lawyers. */
  footer?: (branch: Branch) => ReactNode
  onEvent?: (event: BranchesEvent) => void
}

/** A branch as members see it: open now, public phones, address, areas of law and languages. Read only. */
export function BranchCard({ onEvent, ...card }: BranchCardProps) {
  return (
    <KitBoundary<BranchesEvent> kit="branches" subject={card.branchId} onEvent={onEvent}>
      <Loading {...card} />
    </KitBoundary>
  )
}

function Loading({ branchId, areasOfLaw, footer }: Omit<BranchCardProps, 'onEvent'>) {
  const t = useMessages(cardMessages)
  const resource = useResource(getBranch, { branchId })
  return (
    <Card as="div">
      <ResourceView resource={resource} noun={t('noun')} skeleton={<CardSkeleton label={t('loading')} />}>
        {(branch) => <Loaded branch={branch} areasOfLaw={areasOfLaw} footer={footer?.(branch)} />}
      </ResourceView>
    </Card>
  )
}

function Loaded(props: { branch: Branch; areasOfLaw: readonly AreaOfLaw[] | undefined; footer: ReactNode }) {
  const languages = useLanguages(props.branch.providerIds)
  return <BranchCardView {...props} languages={languages} />
}

function CardSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <div className={styles.card}>
        <SkeletonText size="md" width="md" />
        <SkeletonText lines={2} />
        <Skeleton height="panel" />
      </div>
    </SkeletonGroup>
  )
}
