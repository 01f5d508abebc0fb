export { type AttemptMark, attemptMark } from './attempt-mark.ts'
export {
  type AmountProblem,
  amountProblem,
  cooldownLeft,
  declinedForGood,
  formatCountdown,
  nextDelay,
  settlementTimeout,
} from './attempt.rules.ts'
export { CooldownNotice, type CooldownNoticeProps } from './CooldownNotice.tsx'
export type { Cooldown } from './received.ts'
export { type CooldownState, useCooldown } from './useCooldown.ts'
export { usePlatformTime } from './usePlatformTime.ts'
