export { OwnerKind } from './owner.en-US.ts'
