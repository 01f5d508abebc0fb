import { oneOf, type Out } from '../wire.ts'

/** What the journal of file storage records. Source: identity and communication, section 3, "File storage". */
export const FileStorageAction = oneOf('CREATE', 'RETRIEVE', 'UPDATE', 'DELETE')
export type FileStorageAction = Out<typeof FileStorageAction>
