import type { Data, Operation, Result } from '@memberkit/contract'
import { NetworkFailure, readResponse, type ReadResponse, RequestFailure } from '@memberkit/platform'
import type { QueryObserverResult } from '@tanstack/react-query'
import { failureOf, hasOuterShape, isFinal, refusalOf } from './refusal.ts'
import type { Resource, Trouble } from './resource.ts'

type Observed<O extends Operation> = Pick<
  QueryObserverResult<Result<Data<O>>>,
  'data' | 'dataUpdatedAt' | 'error' | 'fetchStatus' | 'refetch'
>

interface LastRead {
  reading: Extract<ReadResponse, { isReadable: true }>
  /** Milliseconds since 1970. */
  updatedAt: number
}

/** What was read last by each query, for all its readers: it stays while a later answer says nothing about the content. */
const lastRead = new WeakMap<object, LastRead>()

/** Returns the state of what a query reads. `query` is TanStack's object, which all readers of the same path share. */
export function resourceOf<O extends Operation>(
  operation: O,
  query: object,
  { data: answer, dataUpdatedAt, error, fetchStatus, refetch }: Observed<O>,
  isOnline: boolean,
): Resource<Data<O>> {
  const reading = readIn(operation, answer)
  const refusal = answer && !answer.ok ? refusalOf(operation, answer, dataUpdatedAt) : undefined
  if (reading?.isReadable) lastRead.set(query, { reading, updatedAt: dataUpdatedAt })
  else if (!answer || (refusal && isFinal[refusal.reason])) lastRead.delete(query)
  const isPaused = fetchStatus === 'paused'
  const isOffline = !isOnline || isPaused || error instanceof NetworkFailure
  const again = { retry: () => void refetch(), isRetrying: fetchStatus === 'fetching' }
  const trouble = troubleIn()
  const last = lastRead.get(query)
  if (!last) return trouble ?? { state: 'loading' }
  const { data, unreadable } = last.reading
  const isStale = trouble !== undefined || !isOnline
  return {
    state: 'ready',
    data: data as Data<O>,
    isStale,
    updatedAt: last.updatedAt,
    trouble,
    isOffline,
    unreadable,
    ...again,
  }

  function troubleIn(): Trouble | undefined {
    if (refusal) return { state: 'refused', ...refusal, ...again }
    if (reading && !reading.isReadable) {
      return { state: 'failed', isOffline, isUnreadable: true, reference: reading.reference, ...again }
    }
    // Such as a proxy's page.
    const isForeign = answer !== undefined && reading === undefined
    if (!isForeign && !error && !isPaused) return undefined
    const failure = failureOf(operation, error, error instanceof RequestFailure ? 'request' : 'network')
    return { state: 'failed', isOffline, ...failure, ...again }
  }
}

const readings = new WeakMap<object, ReadResponse>()

/** Reads a response that has its operation's outer shape. Each response is read once for all readers. */
export function readIn(operation: Operation, answer: Result<unknown> | undefined): ReadResponse | undefined {
  if (!answer?.ok || !hasOuterShape(operation, answer.data)) return undefined
  const reading = readings.get(answer) ?? readResponse(operation, answer.data)
  readings.set(answer, reading)
  return reading
}
