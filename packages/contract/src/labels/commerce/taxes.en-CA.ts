export { TaxCountry } from './taxes.en-US.ts'
