export { ActionMenuItems, type ActionMenuItemsProps } from './ActionMenuItems.tsx'
export { MenuPlaceholder, type MenuPlaceholderProps } from './MenuPlaceholder.tsx'
export { RowMenuPlaceholder } from './RowMenuPlaceholder.tsx'
