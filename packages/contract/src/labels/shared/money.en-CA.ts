export { Currency } from './money.en-US.ts'
