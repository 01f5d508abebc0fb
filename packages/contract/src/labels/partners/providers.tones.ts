import type { ProviderStatus, ProviderVerificationStatus } from '../../partners/providers.ts'
import type { Tones } from '../labels.ts'

export const providerStatusTones = {
  CREATED: 'neutral',
  PENDING_VERIFICATION: 'info',
  ACTIVE: 'positive',
  SUSPENDED: 'caution',
  DELETED: 'neutral',
  DEACTIVATED: 'neutral',
  INSURANCE_EXPIRED: 'critical',
  INSURANCE_NEEDS_ATTENTION: 'caution',
  PENDING_INSURANCE_EXPIRATION: 'caution',
} as const satisfies Tones<ProviderStatus>

export const providerVerificationStatusTones = {
  PENDING: 'neutral',
  PASS: 'positive',
  FAIL: 'critical',
} as const satisfies Tones<ProviderVerificationStatus>
