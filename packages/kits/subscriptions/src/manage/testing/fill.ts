import type { MockPlatform } from '@memberkit/fixtures'
import type { Subscription } from '@memberkit/contract/commerce/subscriptions'
import type { ScenarioName } from '@memberkit/fixtures/scenarios'
import type { Meanwhile } from '@memberkit/testing/fault-matrix'
import { enter, press } from '@memberkit/testing/press'
import type { SubscriptionActionName } from '../../shared/subscription-actions.ts'
import { dialog, field, inDialog } from '../../testing/open-kit.tsx'

export interface ActionCase {
  name: SubscriptionActionName
  subscriptionId: string
  /** @default staff over a plan in every state */
  scenario?: ScenarioName
  /** The facts of the subscription before. */
  facts?: Partial<Subscription>
  fill?: () => Promise<void>
  submit: string
  body?: object
  done: string
  /** The facts of the subscription after; absent where it is gone or stands apart. */
  becomes?: object
  twice?: string
  /** What a colleague changes while the action is reviewed. @default its price */
  theirs?: Partial<Subscription>
  /** What is changed, shown and learnt otherwise. */
  meanwhile?: Meanwhile
}

export const day = async (group: string, [month, date, year]: readonly [string, string, string]) => {
  const parts = dialog.getByRole('group', { name: new RegExp(`^${group}`) }).last()
  await enter(parts.getByRole('textbox', { name: 'Month' }), month)
  await enter(parts.getByRole('textbox', { name: 'Day' }), date)
  await enter(parts.getByRole('textbox', { name: 'Year' }), year)
}

export const radio = (name: string) => press(dialog.getByRole('radio', { name }))
export const note = () => enter(dialog.getByRole('textbox', { name: /^Reason/ }), ' Agreed by phone ')
export const noted = { note: 'Agreed by phone' }

export const lookUp = async () => {
  await enter(field('Identity ID'), 'member-ada')
  await press(inDialog('Find person'))
  await press(dialog.getByRole('checkbox', { name: 'This is Ada Example, ID member-ada' }))
}

export const ofGroup = { subscriptionId: 'sub-13', scenario: 'subscriptions/billed-elsewhere' } as const
export const ahead = { reason: 'NO_LONGER_EMPLOYED', cancelOn: '2026-05-01' } as const

/** Makes the subscription of a case what it is before. */
export const before =
  ({ subscriptionId, facts }: Pick<ActionCase, 'subscriptionId' | 'facts'>) =>
  ({ store: { subscriptions } }: MockPlatform) => {
    const all = subscriptions.subscriptions
    if (facts) all.putUnchecked({ ...all.get(subscriptionId)!, ...facts })
  }
