import type { Data, Input, Operation } from '@memberkit/contract'
import type { QueryKey } from '@tanstack/react-query'
import type { ActionState, VerifiedOutcome } from './phases.ts'
import type { OutcomeMessage } from './outcome-message.ts'

/** The confirmation of an action before it is sent. Always states the consequence. */
export interface Confirmation {
  title: string
  /** The consequence, and what can't be undone. */
  consequence: string
  /** The action with its object: "Refund $49.90", never "OK". */
  confirmLabel: string
  /**
   * The button that leaves. In a critical confirmation it says what stays, such as "Keep the plan": beside "Cancel
   * order", "Cancel" is ambiguous. @default "Cancel", in a critical confirmation "Keep as is"
   */
  cancelLabel?: string
  tone?: 'primary' | 'critical'
  /** Text to retype, such as an amount above the host's threshold. */
  retype?: { label: string; expected: string; hint?: string }
  /** Whether the person loses something: staff acting for someone else confirm that, too. */
  isDestructive?: boolean
}

interface CommonOptions<O extends Operation> {
  /** The entity's id: one action of a kind at a time per entity. */
  entity: string
  /** Additional query keys to invalidate, beside the operation's own collection. See `keyOf`. */
  effects?: (input: Input<O>) => readonly QueryKey[]
  /**
   * The key of the read that answers with the same entity: it has the action's answer at once. Otherwise the next action
   * on the entity goes out with the version before, until it is read again, and is refused as if somebody else had
   * changed it.
   */
  answers?: (input: Input<O>) => QueryKey
  /**
   * The version on screen, sent as `If-Match`: the one when `run` is called, before confirmation. With it, a retry
   * after a lost response can't take effect twice.
   */
  version?: string
  /**
   * Reads, right before sending, whether the facts are still as the person agreed to. If they aren't, it ends as a conflict
   * and nothing is sent. For requests that no version guards.
   */
  isAsAgreed?: () => Promise<boolean>
  /** Whether the action leaves the version as it is, as a charge does its payment method's: a second copy takes effect, too. */
  leavesVersion?: boolean
  /** Whether a second copy of the request changes nothing, without a version: it sets one value. */
  isRepeatable?: boolean
  /** Whether a request under way goes on when the page goes. For bodies of at most 64 kB. */
  keepalive?: boolean
  /** Sends the request, unless the client has a `fetch` of its own. For files: see `@memberkit/platform/upload`. */
  fetch?: typeof fetch
  /** The permission the person needs: denied for the rest of the visit if the service answers 403. */
  permission?: string
  confirm?: (input: Input<O>) => Confirmation | undefined
  onDone?: (data: Data<O>, input: Input<O>) => void
  /** Overrides the message of an outcome, in ActionMessage and for screen readers. An empty text shows nothing. */
  outcomeMessage?: (ended: ActionState<Data<O>>) => OutcomeMessage | undefined
  /** Announced once, and shown by ActionMessage. */
  successMessage?: string | ((data: Data<O>) => string)
}

type VerifyOutcome<O extends Operation> = (input: Input<O>) => Promise<VerifiedOutcome<Data<O>>>

export type ActionOptions<O extends Operation> = CommonOptions<O> &
  (
    | {
        /**
         * Whether it moves money, changes a status or a legal standing, or notifies someone. Only one window at a time
         * sends it.
         */
        needsCertainty: true
        /**
         * Reads the entity again and returns whether the action has taken effect: settles a lost response. Compare with
         * the data before `run`: each attempt keeps the function it started with.
         */
        verifyOutcome: VerifyOutcome<O>
      }
    | { needsCertainty?: false; verifyOutcome?: VerifyOutcome<O> }
  )

export interface Action<O extends Operation = Operation> {
  readonly state: ActionState<Data<O>>
  /** Whether the action is pending or being checked. */
  readonly isBusy: boolean
  /**
   * Starts the action, after confirmation if there is one. Does nothing while pending; checks the last request first if
   * its outcome is unknown. Resolves to the final state.
   */
  run(input: Input<O>): Promise<ActionState<Data<O>>>
  /**
   * Repeats the last request; absent when that is unsafe. Call `reset` when the input changes, which removes the offer.
   */
  readonly retry?: () => void
  /** Checks a lost request again; present in `unknown` only. */
  readonly check?: () => void
  /** Returns to `idle`: clears the message and keeps the entered values. */
  reset(): void
  /** Returns the service's error for a field of the body. */
  errorOf(field: string): string | undefined
  /** For ConfirmDialog: the pending confirmation. */
  readonly confirming?: Confirming
  /** The message of `done`. */
  readonly successMessage?: string
  /** The kit's own message for the current state. */
  readonly outcomeMessage?: OutcomeMessage
}

export interface Confirming extends Confirmation {
  accept(): void
  cancel(): void
}
