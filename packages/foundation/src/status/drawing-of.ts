import type { Icon } from '@memberkit/primitives/icons'

/** Icons by the words that a wire value may contain; the first match wins. */
export type Drawings = readonly (readonly [RegExp, Icon])[]

/** Returns the icon for a wire value, if any. */
export const drawingOf = (drawings: Drawings, value: string) => drawings.find(([words]) => words.test(value))?.[1]
