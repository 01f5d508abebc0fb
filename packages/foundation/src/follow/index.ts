export { backOff, follow, type Followed, type Following } from './follow.ts'
