import type { Received } from '@memberkit/contract'
import type * as branches from '@memberkit/contract/partners/branches'
import type * as providers from '@memberkit/contract/partners/providers'

// Received data: enumerations stay open, because a value nobody knew yet must render.
export type Branch = Received<branches.Branch>
export type BranchPhone = Branch['phones'][number]
export type BranchEmail = Branch['emails'][number]
export type Permission = Branch['permissions'][number]
export type Provider = Received<providers.Provider>
