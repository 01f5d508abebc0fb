export { TagGroup } from './TagGroup.tsx'
export type { TagItem } from './tag.tsx'
export type { TagGroupProps } from './types.ts'
