import type * as labels from '@memberkit/contract/labels/en-US'
import type { Dictionary, MessageNamespace, MessageTable } from '@memberkit/foundation/messages'
import type { Locale } from '@memberkit/platform/formats'

/** An enumeration of the contract, such as `InvoiceStatus`. */
export type EnumerationName = keyof typeof labels

/** The namespace of an enumeration's labels, for `overrideMessages`: its keys are the values. */
/* @__NO_SIDE_EFFECTS__ */
export function labelNamespace<Name extends EnumerationName>(name: Name): MessageNamespace<(typeof labels)[Name]> {
  return { namespace: `labels.${name}` }
}

/** Returns label dictionaries, one per enumeration. A kit lists those that it shows beside its own. */
/* @__NO_SIDE_EFFECTS__ */
export function labelMessages(
  locale: Locale,
  enumerations: { readonly [Name in EnumerationName]?: MessageTable },
): readonly Dictionary[] {
  return Object.entries(enumerations).map(([name, messages]) => ({ namespace: `labels.${name}`, locale, messages }))
}
