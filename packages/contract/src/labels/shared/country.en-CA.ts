export { Country } from './country.en-US.ts'
