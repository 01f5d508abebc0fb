import { assumedTransitions, type TransitionsOf } from '../transitions.ts'
import type { GroupEnrollmentStatus } from './group-enrollments.enums.ts'
import type * as calls from './group-enrollments.ts'

const open: readonly GroupEnrollmentStatus[] = ['OPEN']
const fill = { from: open } as const

/**
 * "Created, updated, submitted via a submit call" (partners and service delivery, section 4). Default: an enrollment is
 * OPEN until it is submitted; then the membership is CREATED and the enrollment is final. `create` means creating and
 * updating: neither has a verb in its path.
 */
export const enrollmentTransitions = assumedTransitions({
  create: { ...fill, to: 'OPEN' },
  changeOffers: fill,
  changeDependents: fill,
  changeAssociateInfo: fill,
  changeIdentity: fill,
  changeBusinessInfo: fill,
  submit: { ...fill, to: 'CREATED' },
} satisfies TransitionsOf<GroupEnrollmentStatus, typeof calls>)
