import type { Result, Data, Input, Operation } from '@memberkit/contract'
import type { MutationFunction, QueryKey } from '@tanstack/react-query'
import { send } from '../send.ts'
import { clientOf } from './connect.ts'
import { effects } from './effects.ts'

/** An operation's input and, if known, the version that the change is based on (sent as `If-Match`). */
export type MutationInput<O extends Operation> = Input<O> & { readonly ifMatch?: string }

/** Options for TanStack's `useMutation`, with the keys that the mutation invalidates. */
export interface OperationMutationOptions<O extends Operation> {
  mutationKey: QueryKey
  mutationFn: MutationFunction<Result<Data<O>>, MutationInput<O>>
  retry: false
  networkMode: 'always'
  /** Returns every key that the mutation invalidates. After an unknown outcome, refetch these. */
  invalidates: (input: Input<O>) => QueryKey[]
}

/**
 * Returns options for `useMutation`. The request is sent once: it is never repeated, and fails at once while offline
 * instead of being queued, because it may no longer be wanted later.
 *
 * On success, it invalidates the operation's collection (see {@link effects}) and the keys of `alsoInvalidates`, nothing
 * else.
 *
 * @example
 * mutation(payInvoice, ({ identityId }) => [keyOf(checkCooldown, { identityId }), keyOf(findTransactions)])
 */
export function mutation<O extends Operation>(
  operation: O,
  alsoInvalidates: (input: Input<O>) => readonly QueryKey[] = () => [],
): OperationMutationOptions<O> {
  const invalidates = (input: Input<O>): QueryKey[] => [...effects(operation, input), ...alsoInvalidates(input)]
  return {
    mutationKey: [operation.service, operation.method, operation.path],
    mutationFn: async (input, { client }) => {
      const answer = await send(clientOf(client), operation, input, { version: input.ifMatch })
      // Not in onSuccess, which a caller's own onSuccess would replace.
      if (answer.ok) for (const queryKey of invalidates(input)) void client.invalidateQueries({ queryKey })
      return answer
    },
    retry: false,
    networkMode: 'always',
    invalidates,
  }
}
