import { oneOf, type Out } from '../wire.ts'

/** The actions of the file-storage journal. Source: identity and communication, section 3, "File storage". */
export const FileStorageAction = oneOf('CREATE', 'RETRIEVE', 'UPDATE', 'DELETE')
export type FileStorageAction = Out<typeof FileStorageAction>
