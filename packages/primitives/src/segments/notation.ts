export type Texts<Part extends string> = Record<Part, string>

/** The value of all parts together. */
export type Reading<Part extends string> =
  | {
      /** '' for nothing. */
      value: string
      message?: undefined
      wrong?: undefined
    }
  | {
      /** Null if the value is invalid. */
      value: null
      /** The error message. */
      message: string
      /** The invalid parts. */
      wrong: readonly Part[]
    }

/** A locale's format of a value that is typed in parts. */
export interface Notation<Part extends string> {
  /** The parts in display order. */
  parts: readonly Part[]
  write: (value: string) => Texts<Part>
  /** Returns the parts after input in one, and whether a separator or letter completed it. */
  take: (texts: Texts<Part>, part: Part, typed: string) => { texts: Texts<Part>; isDone: boolean }
  /** Whether a part is complete because nothing more can follow: "4" is a complete day, "3" isn't. */
  isWhole: (part: Part, text: string) => boolean
  /** Parses a whole value in common formats; undefined if invalid. */
  parse: (text: string) => string | undefined
  /** Steps a part by arrow key, if supported. */
  step?: (texts: Texts<Part>, part: Part, by: 1 | -1) => Texts<Part> | undefined
}
