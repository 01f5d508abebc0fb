export { ClassicCancelReason, ClassicPlanChangeStatus } from './classic-memberships.en-US.ts'
