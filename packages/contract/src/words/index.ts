export { fieldHint, fieldLabel, journalLabel } from './look-up.ts'
export type {
  ActionWords,
  CommonWords,
  EntityWords,
  FieldWords,
  JournalWords,
  Name,
  OperationName,
  SameWords,
  ServiceWords,
} from './words.ts'
