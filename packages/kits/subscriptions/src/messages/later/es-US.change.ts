import { changeEsUS } from '../change/es-US.ts'

// Loaded in one file, with a change of a plan.
export const changeTables = { 'subscriptions.change': changeEsUS }
