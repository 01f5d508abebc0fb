export { IntervalType } from './interval.en-US.ts'
