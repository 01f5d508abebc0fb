export { StateOrProvince } from './places.en-US.ts'
