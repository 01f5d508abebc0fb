export { EmptyState, type EmptyStateKind, emptyStateKinds, type EmptyStateProps } from './EmptyState.tsx'
