import { cardEnUS } from './en-US.ts'

export const cardEnCA = cardEnUS
