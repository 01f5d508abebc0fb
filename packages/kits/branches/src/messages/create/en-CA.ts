import { createEnUS } from './en-US.ts'

export const createEnCA = createEnUS
