export * from './en-US.ts'
