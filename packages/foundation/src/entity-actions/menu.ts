export { ActionMenuItems, type ActionMenuItemsProps } from './ActionMenuItems.tsx'
export { MenuPlaceholder, type MenuPlaceholderProps } from './MenuPlaceholder.tsx'
