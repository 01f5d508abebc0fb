import { intakesTableEnCA } from './table/en-CA.ts'

export const tables = { 'resolutions.intakes': intakesTableEnCA }
