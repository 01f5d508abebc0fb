export { ApplicationAction } from './applications.en-US.ts'
