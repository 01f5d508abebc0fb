export { FileStorageAction } from './file-storage.en-US.ts'
