export { holdNavigation, type NextRouting, useNextAdapter } from './useNextAdapter.ts'
