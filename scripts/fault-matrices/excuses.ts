/** Operations that a kit sends, and why none of its fault matrices performs them. */
export interface Excuse {
  readonly kit: string
  readonly operations: readonly string[]
  /** One sentence. */
  readonly reason: string
  /** Where they are tried instead, from the root. */
  readonly tests: readonly string[]
}

export const excuses: readonly Excuse[] = [
  {
    kit: 'resolutions',
    operations: ['updateResolutionInternalNotePinPriority', 'updateResolutionNotePinPriority'],
    reason:
      'A pin shows at once and says nothing once saved, so a matrix has no words to compare: its own tests meet the faults.',
    tests: ['packages/kits/resolutions/src/internal/pins.test.tsx'],
  },
]

/** Kits that take all operations of a service, and the tests that try each with lost, late and repeated answers. */
export const whole: Readonly<Record<string, string>> = {
  console: 'packages/kits/console/src/every-operation.test.tsx',
}
