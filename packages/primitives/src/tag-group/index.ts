export { TagGroup } from './TagGroup.tsx'
export type { TagGroupProps, TagItem } from './types.ts'
