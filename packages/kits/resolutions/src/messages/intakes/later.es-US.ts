import { intakesTableEsUS } from './table/es-US.ts'

export const tables = { 'resolutions.intakes': intakesTableEsUS }
