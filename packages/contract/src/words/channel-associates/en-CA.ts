export { entities, name, fields, actions, done } from './en-US.ts'
export { MarketingAction as journal } from '../../labels/shared/marketing.en-CA.ts'
