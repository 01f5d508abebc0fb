'use client'
import type { AuthorizedUserType } from '@memberkit/contract'
import { useEmit } from '@memberkit/foundation/events'
import { useMessages } from '@memberkit/foundation/messages'
import { type Resource, ResourceView } from '@memberkit/foundation/resource'
import { useLabel } from '@memberkit/parts/labels'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { SkeletonText } from '@memberkit/primitives/skeleton'
import { useState } from 'react'
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
  /** Whether somebody else's checklist is above. */
  isFollowing: boolean
}

/** The checklist of one person. In a list. */
export function PersonPanel({ personType, resource, region, productIds, onChoose, isFollowing }: PersonPanelProps) {
  const t = useMessages(eligibilityMessages)
  const person = useLabel('AuthorizedUserType')
  const emit = useEmit<CompanionsEvents>()
  const name = person(personType)
  const [isOpen, setOpen] = useState(false)
  const isFoldable = isFollowing && resource.state === 'ready' && isLong(resource.data)
  const toggle = isOpen ? 'hide' : 'show'
  const isFlush = isFoldable || (isFollowing && resource.state === 'loading')
  return (
    <Card
      as="li"
      level={3}
      title={name}
      description={<Summary resource={resource} />}
      isFlush={isFlush}
      actions={
        isFoldable ? (
          <div className={styles.unfold}>
            <Button
              size="small"
              aria-expanded={isOpen}
              aria-label={t(`${toggle}.of`, { person: name })}
              onPress={() => setOpen(!isOpen)}
            >
              {t(toggle)}
            </Button>
          </div>
        ) : undefined
      }
    >
      <ResourceView
        resource={resource}
        noun={t('noun.of', { person: name })}
        showsUnreadable
        skeleton={<PersonSkeleton count={productIds.length} isFollowing={isFollowing} />}
      >
        {(data) => (
          <div className={styles.products} data-flush={flag(isFlush)} data-folded={flag(isFoldable && !isOpen)}>
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

const flag = (isSet: boolean) => (isSet ? '' : undefined)

/** Whether a phone is scrolled past the checklist, which has nothing to be done about. */
const isLong = ({ benefitCount, unchecked, isOld }: EligibilitiesData) =>
  benefitCount > 6 && unchecked.length === 0 && !isOld

/** The number of benefits the person can use, in words. */
function Summary({ resource }: { resource: Resource<EligibilitiesData> }) {
  const t = useMessages(eligibilityMessages)
  if (resource.state === 'loading') return <SkeletonText size="sm" width="sm" />
  // The line stays, so that a failure doesn't move what is below it.
  if (resource.state !== 'ready') return '\u00A0'
  if (resource.data.benefitCount === 0) return null
  const { eligibleCount: eligible, benefitCount: count } = resource.data
  return t('summary', { eligible, count })
}
