import { changeEnCA } from '../change/en-CA.ts'

// Loaded in one file, with a change of a plan.
export const changeTables = { 'subscriptions.change': changeEnCA }
