export { Denied, RealmMismatch, UnavailableHere } from './Denied.tsx'
export { type LoginServices, useLoginUrl, useReloginUrl } from './login.ts'
export { usePermission } from './usePermission.ts'
