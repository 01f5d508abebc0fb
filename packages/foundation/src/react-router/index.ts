export { type ReactRouting, useReactRouterAdapter } from './useReactRouterAdapter.ts'
