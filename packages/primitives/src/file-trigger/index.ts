export { type FileRules, type RejectedFile, rejectionReasons, validateFiles } from './accept-files.ts'
export { FileTrigger, type FileTriggerProps } from './FileTrigger.tsx'
