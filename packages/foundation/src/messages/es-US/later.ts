// Loaded as one file: a kit that needs one soon needs the other.
export { actions } from './actions.ts'
export { tools } from './tools.ts'
