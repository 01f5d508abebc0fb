export { fullName, type Person, type PersonName, personOf } from './person.rules.ts'
export { PersonText, type PersonTextProps } from './PersonText.tsx'
