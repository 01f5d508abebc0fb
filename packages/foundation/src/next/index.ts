export { type NextRouting, useNextAdapter } from './useNextAdapter.ts'
