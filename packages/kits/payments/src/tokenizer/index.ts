export type {
  BankAccountNumbers,
  CardFields,
  CardFieldsOptions,
  FieldsState,
  TokenizedBankAccount,
  TokenizedCard,
  Tokenizer,
  TokenizerFailure,
  TokenizerResult,
} from './tokenizer.ts'
