export { PersonLookUp, type PersonLookUpProps } from './PersonLookUp.tsx'
export type { FoundPerson } from './useFoundPerson.ts'
export { type LookUpEnd, type PersonLookUpOptions, type PersonLookUpState, usePersonLookUp } from './usePersonLookUp.ts'
