export { type FileRules, type RefusedFile, refusals, sortFiles } from './accept-files.ts'
export { FileTrigger, type FileTriggerProps } from './FileTrigger.tsx'
