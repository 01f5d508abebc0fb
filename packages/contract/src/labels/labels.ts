/** The label of each value of an enumeration. Exhaustive: a new value in the contract fails the build here. */
export type Labels<Value extends string> = Readonly<Record<Value, string>>

/** The meaning of a status, for its colour and its icon. */
export type Tone = 'neutral' | 'info' | 'positive' | 'caution' | 'critical'

/** The tone of each status. Exhaustive, like its labels. */
export type Tones<Status extends string> = Readonly<Record<Status, Tone>>
