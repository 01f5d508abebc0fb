import {
  createAnonymousPaymentMethod,
  createGroupPaymentMethod,
  createPaymentMethod,
  listGroupPaymentMethods,
  listPaymentMethods,
} from '@memberkit/contract/commerce/payments'

/**
 * The owner of a new method: the person, a group's member ("non-owner" in the specification), or nobody before
 * sign-in, which `useAssignPaymentMethod` hands over later.
 */
export type AddTarget =
  | { readonly kind: 'own'; readonly identityId: string }
  | { readonly kind: 'group'; readonly groupId: string; readonly identityId: string }
  | { readonly kind: 'anonymous' }

/** Returns the calls of a target. All take the same body; `path` is what precedes it. */
export function callsOf(target: AddTarget) {
  const { kind, ...path } = target
  const create = { own: createPaymentMethod, group: createGroupPaymentMethod, anonymous: createAnonymousPaymentMethod }
  const list = { own: listPaymentMethods, group: listGroupPaymentMethods, anonymous: listPaymentMethods }
  return {
    create: create[kind] as typeof createPaymentMethod,
    list: list[kind] as typeof listPaymentMethods,
    path: path as { identityId: string },
    canList: kind !== 'anonymous',
  }
}
