'use client'
import { KitBoundary } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import type { Resource } from '@memberkit/foundation/resource'
import { ResourceView } from '@memberkit/foundation'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { caseMessages } from '../../messages/case/namespace.ts'
import { CaseStatus } from '../../shared/CaseStatus.tsx'
import { AboutCard, ClosingCard, MemberCard } from '../../shared/view/ContextCards.tsx'
import { PhoneFacts } from '../../shared/view/CaseFacts.tsx'
import * as styles from '../../shared/view/Case.css.ts'
import type { CaseContext, CaseData } from '../useResolutionCase.ts'
import type { CaseSlots } from '../slots.ts'

export interface ContextPaneProps {
  data: CaseData
  context: Resource<CaseContext>
  slots: CaseSlots
  onOpenCase?: (resolutionId: string) => void
}

/** The panels beside the conversation. Each panel fails by itself. */
export function ContextPane({ data, context, slots, onOpenCase }: ContextPaneProps) {
  const t = useMessages(caseMessages)
  const { resolution } = data
  const loading = (
    <SkeletonGroup label={t('loading')}>
      <SkeletonText lines={4} />
    </SkeletonGroup>
  )
  const panels = [
    ['coverage', slots.coverage],
    ['requests', slots.requests],
    ['invoices', slots.invoices],
  ] as const
  return (
    <>
      <PhoneFacts resolution={resolution} />
      {resolution.closingSequence ? <ClosingCard sequence={resolution.closingSequence} /> : null}
      <ResourceView resource={context} noun={t('noun.member')} skeleton={loading}>
        {({ member, related }) => (
          <div className={styles.side}>
            <MemberCard member={member} />
            <Card title={t('related')}>
              {related.length === 0 ? (
                <p className={styles.quiet}>{t('related.none')}</p>
              ) : (
                <ul role="list" className={styles.list}>
                  {related.map(({ id, friendlyId, status }) => (
                    <li key={id} className={styles.line}>
                      {onOpenCase ? (
                        <Button size="small" tone="quiet" onPress={() => onOpenCase(id)}>
                          {friendlyId}
                        </Button>
                      ) : (
                        <span>{friendlyId}</span>
                      )}
                      <CaseStatus status={status} />
                    </li>
                  ))}
                </ul>
              )}
            </Card>
          </div>
        )}
      </ResourceView>
      <AboutCard resolution={resolution} />
      {panels.map(([name, render]) =>
        render ? (
          <KitBoundary key={name} kit="resolutions" subject={`${resolution.id} ${name}`}>
            {render(resolution)}
          </KitBoundary>
        ) : null,
      )}
    </>
  )
}
