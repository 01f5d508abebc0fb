export type { CloseReason } from '../dialog/Modal.tsx'
export { Drawer, type DrawerProps, drawerSides } from './Drawer.tsx'
