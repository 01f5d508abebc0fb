'use client'
import type { AuthorizedUserType } from '@memberkit/contract'
import { useEmit } from '@memberkit/foundation/events'
import { useMessages } from '@memberkit/foundation/messages'
import { type Resource, ResourceView } from '@memberkit/foundation/resource'
import { useLabel } from '@memberkit/parts/labels'
import { Card } from '@memberkit/primitives/card'
import { SkeletonText } from '@memberkit/primitives/skeleton'
import type { CompanionsEvents } from '../companions/events.ts'
import { eligibilityMessages } from '../messages/namespaces.ts'
import * as styles from './Eligibility.css.ts'
import { PersonSkeleton } from './EligibilitySkeleton.tsx'
import { OldCheck } from './OldCheck.tsx'
import { ProductChecklist } from './ProductChecklist.tsx'
import { UncheckedProducts } from './UncheckedProducts.tsx'
import type { EligibilitiesData, EligibilitiesOptions } from './useEligibilities.ts'

export interface PersonPanelProps extends Pick<EligibilitiesOptions, 'productIds' | 'region'> {
  personType: AuthorizedUserType
  resource: Resource<EligibilitiesData>
  onChoose?: ((productId: string) => void) | undefined
}

/** The checklist of one person. In a list. */
export function PersonPanel({ personType, resource, region, productIds, onChoose }: PersonPanelProps) {
  const t = useMessages(eligibilityMessages)
  const person = useLabel('AuthorizedUserType')
  const emit = useEmit<CompanionsEvents>()
  const name = person(personType)
  return (
    <Card as="li" level={3} title={name} description={<Summary resource={resource} />}>
      <ResourceView
        resource={resource}
        noun={t('noun.of', { person: name })}
        showsUnreadable
        skeleton={<PersonSkeleton />}
      >
        {(data) => (
          <div className={styles.products}>
            {data.products.map((product) => (
              <ProductChecklist key={product.id} {...{ product, personType, region, onChoose }} />
            ))}
            {resource.state === 'ready' && data.unchecked.length > 0 ? (
              <UncheckedProducts products={data.unchecked} retry={resource.retry} isRetrying={resource.isRetrying} />
            ) : null}
            {resource.state === 'ready' && data.isOld && !resource.isStale ? (
              <OldCheck
                updatedAt={resource.updatedAt}
                isChecking={resource.isRetrying}
                onCheck={() => {
                  emit('plans.eligibility.rechecked', { productIds, personType })
                  resource.retry()
                }}
              />
            ) : null}
          </div>
        )}
      </ResourceView>
    </Card>
  )
}

/** The number of benefits the person can use, in words. */
function Summary({ resource }: { resource: Resource<EligibilitiesData> }) {
  const t = useMessages(eligibilityMessages)
  if (resource.state === 'loading') return <SkeletonText size="sm" width="md" />
  // The line stays, so that a failure doesn't move what is below it.
  if (resource.state !== 'ready') return '\u00A0'
  if (resource.data.benefitCount === 0) return null
  const { eligibleCount: eligible, benefitCount: count } = resource.data
  return t('summary', { eligible, count })
}
