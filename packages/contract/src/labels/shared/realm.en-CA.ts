export { Realm } from './realm.en-US.ts'
