export { Network, PracticeRole, PracticeType } from './practice.en-US.ts'
