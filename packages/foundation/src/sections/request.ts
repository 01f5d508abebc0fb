import type { Input, Operation } from '@memberkit/contract'
import { type PlatformClient, send } from '@memberkit/platform'
import { lookUp } from '../action/look-up.ts'
import type { Job } from '../action/perform.ts'
import { type ActionState, isBusy } from '../action/phases.ts'
import type { DraftOptions } from './draft.ts'
import { callsLeft, isAmong } from './plan.ts'
import type { Reading } from './save-state.ts'
import type { SectionCall } from './section.ts'

export interface EntityOptions<T, D> extends DraftOptions<T, D> {
  readonly entity: string
  readonly read: SectionCall<T>
  versionOf(entity: T): string | undefined
}

/** One request of a save, and its known outcome. */
export interface Request<T, D> {
  readonly key: string
  readonly call: SectionCall
  /** The draft at that time, to compare the entity with. */
  readonly draft: D
  readonly job: Job<unknown>
  /** Whether the entity shows its effect. */
  hasTakenEffect(entity: T): boolean
  /** The entity as last read to check the request's outcome. */
  reading?: Reading<T>
  /** Whether its outcome is unknown. */
  isOpen?: boolean
  /** Whether its response was lost and no effect shows, although one may still come. */
  isDoubtful?: boolean
}

/** Reads the entity; `undefined` if that fails. */
export async function readEntity<T, D>(
  client: PlatformClient,
  { read, versionOf }: EntityOptions<T, D>,
): Promise<Reading<T> | undefined> {
  const answer = await lookUp(client, read.operation, read.input as Input<Operation<string, T>>).catch(() => undefined)
  if (!answer?.ok) return undefined
  const entity = answer.data as T
  return { entity, version: answer.version ?? versionOf(entity) }
}

interface Wanted<T, D> {
  readonly key: string
  readonly call: SectionCall
  readonly draft: D
  readonly base: Reading<T>
}

/** Creates a request based on the current version. Checks its outcome if the response is lost. */
export function requestOf<T, D>(
  client: PlatformClient,
  options: EntityOptions<T, D>,
  { key, call, draft, base: { version } }: Wanted<T, D>,
  onBusy: (state: ActionState<unknown>) => void,
): Request<T, D> {
  const section = options.sections[key]!
  const request: Request<T, D> = {
    key,
    call,
    draft,
    hasTakenEffect: (entity) => !isAmong(call, callsLeft(section, draft, options.draftOf(entity), entity)),
    job: {
      operation: call.operation,
      send: () => send(client, call.operation, call.input as Input<Operation>, { version }),
      isGuarded: version !== undefined,
      onState: (state) => isBusy(state) && onBusy(state),
      async verifyOutcome() {
        request.reading = await readEntity(client, options)
        if (!request.reading) return { outcome: 'unclear' }
        const { entity, version: now } = request.reading
        if (!request.hasTakenEffect(entity)) return { outcome: 'absent', version: now }
        return { outcome: 'applied', data: entity }
      },
    },
  }
  return request
}

/** Returns the entity after an accepted request: from the check, from the response, or read now. */
export async function readingAfter<T, D>(
  client: PlatformClient,
  options: EntityOptions<T, D>,
  { call, job, reading }: Request<T, D>,
  answered: { data: unknown; version?: string },
): Promise<Reading<T> | undefined> {
  if (reading && answered.data === reading.entity) return reading
  if (call.operation.returns !== (options.read.operation as Operation).returns) return readEntity(client, options)
  const entity = answered.data as T
  const version = answered.version ?? options.versionOf(entity)
  return version === undefined && job.isGuarded ? readEntity(client, options) : { entity, version }
}
