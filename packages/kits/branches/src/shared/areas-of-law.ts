/** An area of law by the host's vocabulary: the specification lists no names for its two-letter codes. */
export interface AreaOfLaw {
  code: string
  name: string
  /** The code of the area that this one is a part of. */
  parent?: string
}

/** Returns the name of an area; its code where the host has none. */
export const areaName = (areas: readonly AreaOfLaw[], code: string) =>
  areas.find((one) => one.code === code)?.name ?? code
