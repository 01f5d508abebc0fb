export type { Action } from './action.ts'
export { ButtonGroup, type ButtonGroupProps } from './ButtonGroup.tsx'
