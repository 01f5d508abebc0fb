import type { BillingPeriod } from '@memberkit/contract'
import type { PaymentMethod } from '@memberkit/parts/payment-method'
import type { ReactNode } from 'react'
import type { Subscription } from '../shared/received.ts'
import type { Transitions } from '../shared/subscription-actions.ts'
import type { Drafts } from './drafts.ts'
import type { PlanChoice } from './plan-change.rules.ts'

export interface AddMethodSlotProps {
  identityId: string
  /** Call it with the method that was added: it is chosen then. */
  onAdded: (method: Pick<PaymentMethod, 'id'>) => void
  /** Call it when the person leaves it. */
  onClose: () => void
}

export interface PlanPickerSlotProps {
  subscription: Subscription
  /** Call it with the chosen plan: it is reviewed then. */
  onChoose: (choice: PlanChoice) => void
}

/** Amounts that the host knows of a change of plan, decimal text in the subscription's currency. */
export interface ChangePreview {
  lines: readonly { readonly label: string; readonly amount: string }[]
  /** The source of the amounts, and when they apply. */
  note?: string
}

export interface PreviewChangeInput extends PlanChoice {
  subscription: Subscription
  /** A local date; without it the change takes effect now. */
  effectiveOn?: string
}

/** Slots for the host's own content in a change. */
export interface ChangeSlots {
  /** Adds a payment method, such as `AddPaymentMethod` of the payments kit; without it none can be added here. */
  addMethod?: (props: AddMethodSlotProps) => ReactNode
  /** Chooses a plan, such as `TierPicker` of the plans kit; without it no change of plan is offered. */
  planPicker?: (props: PlanPickerSlotProps) => ReactNode
}

/** The host's options for changes of a plan. */
export interface ChangeOptions {
  changeSlots?: ChangeSlots
  /** Returns what a change of plan costs, if the host can tell: the platform has no such call. */
  previewChange?: (input: PreviewChangeInput) => Promise<ChangePreview>
  /** The billing frequencies to choose from. @default every month, quarter, six months and year */
  frequencies?: readonly BillingPeriod[]
}

export interface ChangePageProps extends ChangeOptions {
  /** The owner's identity ID. */
  identityId: string
  subscriptionId: string
  /** A path of this site to go back to; takes the place of the way back to the subscription. */
  returnTo?: string
  /** Leads to the subscription. */
  onBack: () => void
  transitions?: Transitions
  drafts: Drafts
}

/** The props of one of several changes on a page. */
export interface BillingChangeProps {
  /** Whether it was begun last, which makes its button the primary one. */
  isLeading: boolean
  /** Called with each choice: whether it differs from how things stand. */
  onBegin: (isBegun: boolean) => void
}
