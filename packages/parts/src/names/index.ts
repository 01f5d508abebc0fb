export { firstOf } from './first-of.ts'
export { NameList, type NameListProps } from './NameList.tsx'
export { namesMessages } from './namespace.ts'
