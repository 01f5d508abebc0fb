export { entities, name, fields, actions, done } from './en-US.ts'
export { LeadAction as journal } from '../../labels/partners/leads.en-CA.ts'
