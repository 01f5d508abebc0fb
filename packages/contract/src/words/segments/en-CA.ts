export { entities, name, fields, hints, actions, done } from './en-US.ts'
export { SegmentAction as journal } from '../../labels/identity/segments.en-CA.ts'
