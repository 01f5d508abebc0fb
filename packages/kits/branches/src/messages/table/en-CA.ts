import { tableEnUS } from './en-US.ts'

export const tableEnCA = tableEnUS
