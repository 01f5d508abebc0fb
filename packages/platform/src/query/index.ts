export { clientOf, connect } from './connect.ts'
export { effects, keyOf } from './key.ts'
export { type Change, type ChangeOptions, mutation } from './mutation.ts'
export { freshFor, query, type ReadOptions } from './query.ts'
