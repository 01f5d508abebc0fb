export { BranchEmailType, BranchPhoneType, BranchStatus } from './branches.en-US.ts'
