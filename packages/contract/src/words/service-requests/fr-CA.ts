export * from './facts.fr-CA.ts'
export * from './actions.fr-CA.ts'
