import type { Answer, Data, Input, Operation } from '@memberkit/contract'
import type { MutationFunction, QueryKey } from '@tanstack/react-query'
import { send } from '../send.ts'
import { clientOf } from './connect.ts'
import { effects } from './key.ts'

/** A call's input and, where it is known, the version the change is based on (sent as `If-Match`). */
export type Change<O extends Operation> = Input<O> & { readonly ifMatch?: string }

/** What TanStack's `mutationOptions` takes and gives, and what the change touches. */
export interface ChangeOptions<O extends Operation> {
  mutationKey: QueryKey
  mutationFn: MutationFunction<Answer<Data<O>>, Change<O>>
  retry: false
  networkMode: 'always'
  /** Every key the change makes stale. After an unknown outcome this is what to read again. */
  touches: (input: Input<O>) => QueryKey[]
}

/**
 * Options for `useMutation`. A change is sent once: it is never repeated, and when there is no network it fails at once
 * instead of waiting to be sent later, since what it would do then may no longer be wanted.
 *
 * When it succeeds, what it touches is stale and what of that is on screen is read again: the collection it happens in
 * (see {@link effects}), and the keys named by `alsoTouches`. Nothing else.
 *
 * @example
 * mutation(payInvoice, ({ identityId }) => [keyOf(checkCooldown, { identityId }), keyOf(findTransactions)])
 */
export function mutation<O extends Operation>(
  operation: O,
  alsoTouches: (input: Input<O>) => readonly QueryKey[] = () => [],
): ChangeOptions<O> {
  const touches = (input: Input<O>): QueryKey[] => [...effects(operation, input), ...alsoTouches(input)]
  return {
    mutationKey: [operation.service, operation.method, operation.path],
    mutationFn: async (input, { client }) => {
      const answer = await send(clientOf(client), operation, input, { version: input.ifMatch })
      // Here and not in onSuccess, which a caller's own onSuccess would replace.
      if (answer.ok) for (const queryKey of touches(input)) void client.invalidateQueries({ queryKey })
      return answer
    },
    retry: false,
    networkMode: 'always',
    touches,
  }
}
