import type { Operation } from '@memberkit/contract'
import type { MockPlatform } from '@memberkit/fixtures'
import type { MatrixAction, Outcome } from '@memberkit/fixtures/fault-matrix'
import type { KitEvent } from '@memberkit/foundation'

/** A colleague's change of a fact that an action stands on, made while the action is reviewed. */
export interface Meanwhile {
  act(platform: MockPlatform): void
  /** Words on the page that say what has changed. */
  readonly shown: string
  /** Confirms the changed facts. @default the press that sends the request */
  agree?(): Promise<unknown>
  /** The ways in which the page can learn of it. @default both */
  readonly learns?: readonly Learns[]
}

/** When the page learns of a change: by the refusal of what it sends, or before, by reading the entity again. */
export type Learns = 'by the refusal' | 'by reading again'

/** A rendered kit over the mock platform. */
export interface MatrixStage {
  readonly platform: MockPlatform
  readonly events: readonly KitEvent[]
}

/** The steps that perform an action of a kit. Without `submit` it is a read, which opening triggers. */
export interface MatrixRow {
  /** The name of its operation in the matrix's calls. */
  readonly name: string
  /** Renders the kit and opens the subject. `prepare` runs before any request. */
  open(prepare?: (platform: MockPlatform) => void): Promise<MatrixStage>
  fill?(): Promise<unknown>
  /** The single press that sends the request. */
  submit?(): Promise<unknown>
  /** The operation that verifies a lost outcome. With it, a failing verification is tested, too. */
  readonly lookUp?: Operation
  /** Returns the current input as text; see `filledIn`. */
  entered?(): string
  /** Text that is present after success, or once the read data is. */
  readonly done: string
  /** The kit's own messages, in addition to the foundation's. */
  readonly messages?: Partial<Record<Outcome, readonly string[]>>
  /**
   * Text that says that the action took effect twice, for operations without a version: a request that the browser sends
   * again can't be prevented there, so it must be reported.
   */
  readonly twice?: string
  /** Whether a second copy, which only the browser can send, has no consequence: an order that nobody has paid. */
  readonly isHarmlessTwice?: boolean
  /**
   * Whether nobody can look up a lost outcome, as of an order without an owner. `messages.unknown` has the words that say
   * so; a further press is then an intent of its own.
   */
  readonly isUntraceable?: boolean
  /** Denials that are true whatever has happened: an order charges nothing. */
  readonly trueAnyway?: readonly string[]
  /**
   * The most requests of one press while the platform refuses its version: a save of sections merges the newer entity and
   * sends itself again. @default 1
   */
  readonly requestsOnConflict?: number
  /** What may change under review; for a change, either this or the reason why nothing can. */
  readonly meanwhile?: Meanwhile | undefined
  readonly standsOnNothing?: string
  /** Leaves a state in which retrying can't help; asserts that the page works again. */
  leave?(): Promise<unknown>
}

/** A row with its operation. */
export type MatrixEntry = MatrixRow & MatrixAction
