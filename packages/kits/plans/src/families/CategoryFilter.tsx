'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { FilterBar } from '@memberkit/primitives/filter-bar'
import { ToggleButton } from '@memberkit/primitives/toggle-button'
import { familyMessages } from '../messages/namespaces.ts'
import { FilterSkeleton } from './FamiliesSkeleton.tsx'
import type { ProductFamiliesData } from './useProductFamilies.ts'

export interface CategoryFilterProps {
  data: ProductFamiliesData
  /** Pressed chips. */
  categories: readonly string[]
  /** The number of families shown. */
  count: number
  onFilter: (categories: readonly string[]) => void
}

/** A chip for each category; several can be pressed. Absent without a choice to make. */
export function CategoryFilter({ data, categories, count, onFilter }: CategoryFilterProps) {
  const t = useMessages(familyMessages)
  const label = useLabel('ProductCategory')
  if (data.isLoadingProducts) return <FilterSkeleton />
  if (data.categories.length < 2) return null
  const toggled = (category: string) => data.categories.filter((one) => (one === category) !== categories.includes(one))
  return (
    <FilterBar
      label={t('filter.label')}
      result={categories.length > 0 ? t('filter.result', { count }) : undefined}
      clearLabel={t('filter.clear')}
      onClear={categories.length > 0 ? () => onFilter([]) : undefined}
    >
      {data.categories.map((category) => (
        <ToggleButton
          key={category}
          size="small"
          isPressed={categories.includes(category)}
          onChange={() => onFilter(toggled(category))}
        >
          {label(category)}
        </ToggleButton>
      ))}
    </FilterBar>
  )
}
