export { type UploadItem, type UploadLabels, uploadStates } from './types.ts'
export { UploadList, type UploadListProps } from './UploadList.tsx'
