import { changeFrCA } from '../change/fr-CA.ts'

// Loaded in one file, with a change of a plan.
export const changeTables = { 'subscriptions.change': changeFrCA }
