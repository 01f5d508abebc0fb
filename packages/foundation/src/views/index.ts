export { type NamedView, readViews, type ViewStore, writeViews } from './named-views.ts'
export { SaveView, type SaveViewProps } from './SaveView.tsx'
export { type NamedViews, useNamedViews } from './useNamedViews.ts'
