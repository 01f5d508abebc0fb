export { entities, name, fields, hints, actions, done } from './en-US.ts'
export { BusinessPlusAction as journal } from '../../labels/identity/business-plus.en-CA.ts'
