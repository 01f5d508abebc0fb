import { actionsEnUS } from './en-US.ts'

export const actionsEnCA = actionsEnUS
