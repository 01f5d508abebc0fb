// The parts that only a bank account needs: its fields, and the agreement to debit it.
export { AddedAccount } from './AddedAccount.tsx'
export { BankAccountFields } from './BankAccountFields.tsx'
export { ConsentSection } from './ConsentSection.tsx'
export { acceptedAgreement } from './DebitAgreement.tsx'
