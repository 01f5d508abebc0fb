export type { Action } from '../button-group/action.ts'
export { ActionBar, type ActionBarProps } from './ActionBar.tsx'
