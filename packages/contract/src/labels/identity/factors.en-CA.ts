export { FactorProofType, FactorType } from './factors.en-US.ts'
