/**
 * The labels of an enumeration as messages: `status.ACTIVE` for `ACTIVE`. Spread them into a table of the same locale.
 *
 * @example
 * export const enUS = { ...labelled('status', InvoiceStatus), title: 'Invoices' }
 */
/* @__NO_SIDE_EFFECTS__ */
export function labelled<const Prefix extends string, const Labels extends Readonly<Record<string, string>>>(
  prefix: Prefix,
  labels: Labels,
) {
  const entries = Object.entries(labels).map(([value, label]) => [`${prefix}.${value}`, label])
  return Object.fromEntries(entries) as {
    readonly [Value in keyof Labels & string as `${Prefix}.${Value}`]: Labels[Value]
  }
}
