import { changeEnUS } from '../change/en-US.ts'

// Loaded in one file, with a change of a plan.
export const changeTables = { 'subscriptions.change': changeEnUS }
