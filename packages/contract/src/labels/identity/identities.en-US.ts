import type * as identities from '../../identity/identities.ts'
import type { Labels } from '../labels.ts'

export const FederatedAuthType = { Okta: 'Okta' } as const satisfies Labels<identities.FederatedAuthType>
