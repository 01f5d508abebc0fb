import { vi } from 'vitest'
import { timeouts } from './scripts/timeouts.ts'

// `expect.poll` is told its bound by the configuration; this one can only be told here.
const { waitFor } = vi
vi.waitFor = (callback, options) =>
  waitFor(callback, { timeout: timeouts.step, ...(typeof options === 'number' ? { timeout: options } : options) })
