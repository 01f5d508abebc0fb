import type { StatusLook, StatusTone } from '@memberkit/foundation/status'

/** Enumerations by name, each with the label of every value: what `@memberkit/contract/labels` exports. */
export type Enumerations = Readonly<Record<string, Readonly<Record<string, string>>>>

type KeyOf<All extends Enumerations> = {
  [Name in keyof All & string]: `${Name}.${keyof All[Name] & string}`
}[keyof All & string]

/** The labels of several enumerations as one table of messages, with keys such as `InvoiceStatus.PAID`. */
export type LabelTable<All extends Enumerations> = {
  readonly [Key in KeyOf<All>]: Key extends `${infer Name}.${infer Value}` ? All[Name][Value] : never
}

/** Makes messages of the contract's labels, so that a kit ships the enumerations it shows and a host can override them. */
/* @__NO_SIDE_EFFECTS__ */
export function labelsOf<const All extends Enumerations>(enumerations: All): LabelTable<All> {
  const entries = Object.entries(enumerations).flatMap(([name, labels]) =>
    Object.entries(labels).map(([value, label]) => [`${name}.${value}`, label]),
  )
  return Object.fromEntries(entries)
}

/** Returns the word and the tone of each status. `tones` is complete for the known values, as the contract's are. */
export function looksOf<Status extends string>(
  tones: Readonly<Record<Status, StatusTone>>,
  label: (status: Status) => string,
): Readonly<Record<Status, StatusLook>> {
  const entries = Object.entries<StatusTone>(tones).map(([status, tone]) => [
    status,
    { label: label(status as Status), tone },
  ])
  return Object.fromEntries(entries)
}
