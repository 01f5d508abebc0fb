export { FilterBar, type FilterBarProps } from './FilterBar.tsx'
export { FilterPill, type FilterPillProps } from './FilterPill.tsx'
