export { NameList, type NameListProps } from './NameList.tsx'
