/**
 * How long tests wait at most, in milliseconds: so long that a machine with eight other jobs gets there, too. A test
 * that passes ends as soon as what it waits for is there; only one that fails takes this long.
 */
export const patience = {
  /** For one thing that is expected to come: an element, a call. */
  step: 30_000,
  /** For a test or a hook as a whole. */
  test: 600_000,
}
