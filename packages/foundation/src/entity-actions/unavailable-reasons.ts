import type { actions } from '../messages/en-US/actions.ts'
import type { Translate } from '../messages/messages.ts'
import { humanize } from '../status/status.ts'
import { type TranslateAction, optionalMessage } from './action-messages.ts'
import type { AllowedAction, UnavailableReason } from './allowed-actions.ts'

/** Returns why an action is unavailable. An action that isn't offered isn't possible in this status. */
export function unavailableReasonOf<Name extends string, Reason extends string>(
  allowed: readonly AllowedAction<Name, Reason>[],
  name: Name,
): UnavailableReason<Reason> | undefined {
  const action = allowed.find((one) => one.name === name)
  return action ? action.unavailableReason : 'status'
}

export interface UnavailableMessageOptions {
  /** Messages of the foundation. */
  t: Translate<typeof actions>
  /** Messages of the kit. */
  say: TranslateAction
  /** The status label. */
  statusLabel?: string
}

/** Says why an action is unavailable; a kit's own reasons by its message `unavailable.<reason>`. */
export function unavailableMessage(
  unavailableReason: string,
  { t, say, statusLabel }: UnavailableMessageOptions,
): string {
  if (unavailableReason === 'permission') return t('unavailablePermission')
  if (unavailableReason === 'status')
    return statusLabel ? t('unavailableStatus', { status: statusLabel }) : t('unavailableNow')
  return optionalMessage(say, `unavailable.${unavailableReason}`) ?? humanize(unavailableReason)
}

/** Returns why a guide is unavailable; `undefined` while one of its actions is possible. */
export function sharedUnavailableReason<Name extends string, Reason extends string>(
  allowed: readonly AllowedAction<Name, Reason>[],
  names: readonly Name[],
): UnavailableReason<Reason> | undefined {
  const unavailableReasons = names.map((name) => unavailableReasonOf(allowed, name))
  return unavailableReasons.includes(undefined)
    ? undefined
    : (unavailableReasons.find((one) => one === 'permission') ?? unavailableReasons[0])
}
