export { referenceOf, referenceTo } from '@memberkit/platform'
