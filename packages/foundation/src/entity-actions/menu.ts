export { ActionMenuItems, type ActionMenuItemsProps } from './ActionMenuItems.tsx'
