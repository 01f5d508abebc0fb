import fc from 'fast-check'
import type { Input, Operation } from '@memberkit/contract'
import { createPlatformClient, send, stream } from '@memberkit/platform'
import { arbitrary } from './arbitrary.ts'

/** A request of our client, and its response. */
export interface Exchange {
  readonly request: Request
  readonly answer: unknown
}

/** Sends an operation with random input, once per seed, and records the exchanges. */
export async function exchanges(operation: Operation, seeds: readonly number[]): Promise<Exchange[]> {
  const kept: Exchange[] = []
  for (const seed of seeds) {
    const draw = <T>(values: fc.Arbitrary<T>): T => fc.sample(values, { seed, numRuns: 1 })[0] as T
    const drawn = operation.returns && draw(arbitrary(operation.returns))
    // As JSON, like the wire format: `undefined` is dropped. A file is its bytes.
    const answer: unknown = drawn instanceof Blob ? await drawn.text() : drawn && JSON.parse(JSON.stringify(drawn))
    const client = createPlatformClient({
      hosts: (service) => `https://${service}.memberkit.test`,
      realm: 'Internal',
      securityHeader: { name: 'X-Security', value: 'let-me-in' },
      fetch: async (url, init) => {
        kept.push({ request: new Request(url, init), answer })
        if (drawn instanceof Blob) return new Response(drawn)
        return operation.returns ? Response.json(answer) : new Response(null, { status: 204 })
      },
    })
    const input = inputOf(operation, draw)
    const options = operation.method === 'GET' ? {} : { version: '3' }
    await (operation.responseType === 'stream'
      ? stream(client, operation, input, options)
      : send(client, operation, input, options))
  }
  return kept
}

function inputOf({ path, params, query, body }: Operation, draw: <T>(values: fc.Arbitrary<T>) => T): Input<Operation> {
  const closed: Readonly<Record<string, Parameters<typeof arbitrary>[0] | undefined>> = { ...params }
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const filled = names.map((name) => [name, closed[name] ? draw(arbitrary(closed[name])) : `${name}-1`])
  const input: object = {
    ...Object.fromEntries(filled),
    ...(query && { query: draw(arbitrary(query)) }),
    ...(body && { body: draw(arbitrary(body)) }),
  }
  return input as Input<Operation>
}
