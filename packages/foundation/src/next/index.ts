export { blockNavigation, type NextRouting, useNextAdapter } from './useNextAdapter.ts'
