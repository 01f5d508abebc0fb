import type { Field } from '@memberkit/contract/fields'

/** The kinds whose values need no label: words for a choice, an address to write to or call. */
const speaking = new Set<Field['kind']>(['enumeration', 'email', 'phone', 'url'])

/** Returns how a value supports a card: by itself, or behind its label, as a number or a day needs one. */
export const supportingRole = ({ kind }: Field) => (speaking.has(kind) ? 'meta' : 'detail')

const figures: ReadonlySet<Field['kind']> = new Set(['money', 'percentage', 'decimal', 'number'])

/** Whether the values of a field are read downwards, digit below digit. */
export const isFigure = ({ kind }: Pick<Field, 'kind'>): boolean => figures.has(kind)
