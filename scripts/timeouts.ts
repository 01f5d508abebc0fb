/**
 * Test timeouts in milliseconds, long enough for a machine with eight other jobs. Passing tests end as soon as their
 * condition holds; only failing ones take this long.
 */
export const timeouts = {
  /** For one expected change: an element, a request. */
  step: 30_000,
  /** For a whole test or hook. */
  test: 600_000,
}
