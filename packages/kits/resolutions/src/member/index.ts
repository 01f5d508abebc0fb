export type { ResolutionsEvent, ResolutionsEventTable } from '../events.ts'
export { MyResolution, type MyResolutionProps, MyResolutions, type MyResolutionsProps } from './MyResolutions.tsx'
export { type MyResolutionsData, useMyResolutions } from './useMyResolutions.ts'
