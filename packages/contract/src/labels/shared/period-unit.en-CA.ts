export { PeriodUnit } from './period-unit.en-US.ts'
