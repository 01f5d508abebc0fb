export { ActionMenuItems, type ActionMenuItemsProps } from './ActionMenuItems.tsx'
export { useObstacleWords } from './useObstacleWords.ts'
