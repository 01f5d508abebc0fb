import { availableParallelism } from 'node:os'

/** Runs the jobs in parallel, one per core. */
export async function sideBySide(jobs) {
  const waiting = jobs.values()
  const work = async () => {
    for (const job of waiting) await job()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}
