import type { Data, Input, Operation } from '@memberkit/contract'
import type { QueryKey } from '@tanstack/react-query'
import type { ActionState, Verdict } from './phases.ts'
import type { ActionWords } from './words.ts'

/** What a person is asked before an action is sent. Always says what will come of it. */
export interface Confirmation {
  title: string
  /** What happens, and what cannot be taken back. */
  consequence: string
  /** The action in words: "Refund $49.90", never "OK". */
  confirmLabel: string
  tone?: 'primary' | 'critical'
  /** Text to be typed again, such as the amount, above the host's threshold. */
  retype?: { label: string; expected: string; hint?: string }
  /** Takes something from the person: whoever acts for someone else confirms that too. */
  isDestructive?: boolean
}

interface CommonOptions<O extends Operation> {
  /** The id of what is acted on: one action of a kind at a time on each. */
  entity: string
  /** Keys of what the action changes beside its own collection, which is always read anew. See `keyOf`. */
  effects?: (input: Input<O>) => readonly QueryKey[]
  /**
   * The version on screen, sent as `If-Match`: that of the moment of `run`, before anything is confirmed. With it a retry
   * after a lost answer cannot take effect twice.
   */
  version?: string
  /** What the person needs for it: taken from them for this visit when the service refuses with 403. */
  permission?: string
  confirm?: (input: Input<O>) => Confirmation | undefined
  onDone?: (data: Data<O>, input: Input<O>) => void
  /** Says an end in the kit's own words, in ActionMessage and for screen readers. An empty text says nothing at all. */
  says?: (ended: ActionState<Data<O>>) => ActionWords | undefined
  /** Read out once, and shown by ActionMessage. */
  doneText?: string | ((data: Data<O>) => string)
}

type Reread<O extends Operation> = (input: Input<O>) => Promise<Verdict<Data<O>>>

export type ActionOptions<O extends Operation> = CommonOptions<O> &
  (
    | {
        /** Moves money, changes a status or a legal standing, or notifies someone. One window at a time. */
        needsCertainty: true
        /**
         * Reads the thing anew and says whether the action shows in it: what a lost answer is settled by. Compare with
         * what was there before `run`: for each attempt the function given at its start is kept.
         */
        reread: Reread<O>
      }
    | { needsCertainty?: false; reread?: Reread<O> }
  )

export interface Action<O extends Operation = Operation> {
  readonly state: ActionState<Data<O>>
  /** Under way, or being looked up. */
  readonly isBusy: boolean
  /**
   * Starts it, after the confirmation if there is one. While it runs, does nothing; while it is not known what became of
   * the last request, looks that up instead. Resolves to where it ended.
   */
  run(input: Input<O>): Promise<ActionState<Data<O>>>
  /**
   * The same once more, where that is safe; `undefined` where it is not. The same: when what is entered changes, `reset`
   * takes the offer away.
   */
  readonly retry?: () => void
  /** Asks again what became of a lost request; there in `unknown` only. */
  readonly check?: () => void
  /** Back to `idle`: the message goes, what was entered stays. */
  reset(): void
  /** The service's objection to a field of the body. */
  errorOf(field: string): string | undefined
  /** For ConfirmDialog: what is being asked, while it is. */
  readonly confirming?: Confirming
  /** What to say in `done`. */
  readonly doneText?: string
  /** The kit's own words for where it stands. */
  readonly says?: ActionWords
}

export interface Confirming extends Confirmation {
  accept(): void
  cancel(): void
}
