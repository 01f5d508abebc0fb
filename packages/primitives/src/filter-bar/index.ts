export type { AppliedFilter, AppliedFiltersProps } from './AppliedFilters.tsx'
export { FilterBar, type FilterBarProps } from './FilterBar.tsx'
