'use client'
import { useEmit } from '@memberkit/foundation/events'
import { useLinkState } from '@memberkit/foundation/links'
import type { ReactNode } from 'react'
import type { CompanionsEvents } from '../companions/events.ts'
import { FamilyList } from './FamilyList.tsx'
import { FamilyPage } from './FamilyPage.tsx'
import { familiesLink } from './families-link.ts'
import { type ProductFamiliesData, useProductFamilies } from './useProductFamilies.ts'

/** Content of the host. `null` in a replacing slot shows nothing there. */
export interface ProductFamiliesSlots {
  before?: ReactNode
  /** Between the heading and the families. */
  header?: (data: ProductFamiliesData) => ReactNode
  after?: ReactNode
  /** Replaces the message that there are no families. */
  empty?: ReactNode
}

export interface ProductFamiliesPageProps {
  /** Leads to the prices of a product, such as the tier picker. Without it, the control is absent. */
  onChoose?: (productId: string, familyId: string) => void
  slots?: ProductFamiliesSlots
}

/** The families, or the one that the address names. */
export function ProductFamiliesPage(props: ProductFamiliesPageProps) {
  const emit = useEmit<CompanionsEvents>()
  const [{ family, category = [], returnTo }, setPlace] = useLinkState(familiesLink)
  const resource = useProductFamilies({ isEnabled: !family })
  return (
    <FamilyList
      slots={props.slots}
      resource={resource}
      categories={category}
      onFilter={(categories, count) => {
        emit('plans.family.filtered', { categories, count })
        setPlace({ category: categories.length > 0 ? categories : undefined }, { replace: true })
      }}
      onOpen={(familyId) => {
        emit('plans.family.opened', { familyId })
        setPlace({ family: familyId })
      }}
      openId={family}
      opened={
        family ? (
          <FamilyPage
            key={family}
            familyId={family}
            returnTo={returnTo}
            onBack={() => setPlace({ family: undefined, returnTo: undefined })}
            onChoose={props.onChoose}
          />
        ) : undefined
      }
    />
  )
}
