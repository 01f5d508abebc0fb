export { NameLine, type NameLineProps } from './NameLine.tsx'
export { NameList, type NameListProps } from './NameList.tsx'
