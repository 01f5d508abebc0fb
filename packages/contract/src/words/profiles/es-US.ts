export * from './facts.es-US.ts'
export * from './actions.es-US.ts'
