export * from './facts.en-US.ts'
export * from './actions.en-US.ts'
