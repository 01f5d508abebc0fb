import { intakesTableEnUS } from './table/en-US.ts'

export const tables = { 'resolutions.intakes': intakesTableEnUS }
