import { Instant } from '../shared/dates.ts'
import { assumed, flag, maybe, type Out, type Schema, text } from '../wire.ts'

const classicJobFields = assumed({
  id: text,
  title: text,
  description: maybe(text),
  isRunning: flag,
  isPaused: flag,
  lastStartedAt: maybe(Instant),
  lastEndedAt: maybe(Instant),
  lastResult: maybe(text),
  nextRunAt: maybe(Instant),
  version: text,
})

/**
 * A job of the legacy system. `id` is the name that operations take, `title` the display name. A paused job doesn't
 * start by itself and has no `nextRunAt`.
 */
export interface ClassicJob extends Out<typeof classicJobFields> {}
export const ClassicJob: Schema<ClassicJob> = classicJobFields
