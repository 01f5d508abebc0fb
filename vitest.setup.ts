import { vi } from 'vitest'
import { patience } from './scripts/patience.ts'

// `expect.poll` is told its bound by the configuration; this one can only be told here.
const { waitFor } = vi
vi.waitFor = (callback, options) =>
  waitFor(callback, { timeout: patience.step, ...(typeof options === 'number' ? { timeout: options } : options) })
