export { defineRun, type RunFacts, type UnfinishedRuns } from './define-run.ts'
export { UnfinishedRun, type UnfinishedRunProps } from './UnfinishedRun.tsx'
