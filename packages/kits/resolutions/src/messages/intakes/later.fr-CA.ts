import { intakesTableFrCA } from './table/fr-CA.ts'

export const tables = { 'resolutions.intakes': intakesTableFrCA }
