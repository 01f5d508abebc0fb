import type { RelationMemberStatus } from '../../identity/relations.ts'
import type { Tones } from '../labels.ts'

export const relationMemberStatusTones = {
  Inactive: 'neutral',
  Active: 'positive',
} as const satisfies Tones<RelationMemberStatus>
