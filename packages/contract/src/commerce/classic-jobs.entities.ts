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
 * A job of the older system. `id` is the name the calls take, `title` the one people read. A paused job does not start by
 * itself; `nextRunAt` is absent then.
 */
export interface ClassicJob extends Out<typeof classicJobFields> {}
export const ClassicJob: Schema<ClassicJob> = classicJobFields
