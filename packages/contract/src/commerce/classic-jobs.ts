import { at, get, post } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { list, text } from '../wire.ts'
import { ClassicJob } from './classic-jobs.entities.ts'

// Source: commerce, section 7, "Classic membership administration", jobs: "trigger, pause, resume by name". The
// operations have no address there: assumed to be below the job, for staff.

const staff = { access: 'internal', assumes: ['path', 'access'] } as const
const jobs = at('classic-jobs', '/v1/classic/jobs', staff)
const job = at('classic-jobs', '/v1/classic/jobs/{name}', staff)

export const listClassicJobs = get(jobs, '', { returns: list(ClassicJob) })
export const listRunningClassicJobs = get(jobs, 'running', { returns: list(ClassicJob) })
export const triggerClassicJob = post(job, 'trigger', { returns: ClassicJob })
export const pauseClassicJob = post(job, 'pause', { returns: ClassicJob })
export const resumeClassicJob = post(job, 'resume', { returns: ClassicJob })

export const classicJobJournal = journal('classic-jobs', '/v1/classic/jobs', text, staff)
export const classicJobMaxClock = maxClock('classic-jobs', '/v1/classic/jobs')

export { ClassicJob }
