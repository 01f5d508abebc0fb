import { assumedTransitions, type TransitionsOf } from '../transitions.ts'
import type { GroupEnrollmentStatus } from './group-enrollments.enums.ts'
import type * as calls from './group-enrollments.ts'

const open: readonly GroupEnrollmentStatus[] = ['OPEN']
const fill = { from: open } as const

/**
 * "Created, updated, submitted via a submit call" (partners and service delivery, section 4). Our default: an
 * enrollment is OPEN until it is submitted; then the membership is CREATED and nothing changes any more. `create`
 * names creating and updating: neither has a verb in its address.
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
