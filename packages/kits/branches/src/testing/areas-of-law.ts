import type { AreaOfLaw } from '../shared/areas-of-law.ts'

/** Names as a host has them. The specification lists no codes, so these are the mock platform's. */
export const areasOfLaw: readonly AreaOfLaw[] = [
  { code: 'CN', name: 'Consumer protection' },
  { code: 'CO', name: 'Contracts' },
  { code: 'DI', name: 'Divorce', parent: 'FA' },
  { code: 'EM', name: 'Employment' },
  { code: 'FA', name: 'Family' },
  { code: 'AD', name: 'Adoption', parent: 'FA' },
  { code: 'HO', name: 'Home purchase', parent: 'RE' },
  { code: 'LE', name: 'Leases', parent: 'RE' },
  { code: 'PO', name: 'Powers of attorney' },
  { code: 'RE', name: 'Real estate' },
  { code: 'TR', name: 'Traffic tickets' },
  { code: 'WL', name: 'Wills' },
]
