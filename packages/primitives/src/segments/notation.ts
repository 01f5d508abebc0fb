export type Texts<Part extends string> = Record<Part, string>

/** What the parts say together. */
export type Reading<Part extends string> =
  | {
      /** '' for nothing. */
      value: string
      message?: undefined
      wrong?: undefined
    }
  | {
      /** It cannot be taken. */
      value: null
      /** What is wrong with it. */
      message: string
      /** The parts that are wrong. */
      wrong: readonly Part[]
    }

/** How a locale writes a value in parts that are typed one after another. */
export interface Notation<Part extends string> {
  /** In the order in which they are written. */
  parts: readonly Part[]
  write: (value: string) => Texts<Part>
  /** What the parts are after one was typed in, and whether a separator or a letter has ended that one. */
  take: (texts: Texts<Part>, part: Part, typed: string) => { texts: Texts<Part>; isDone: boolean }
  /** Nothing more can be meant to be typed: "4" is a whole day, "3" is not yet. */
  isWhole: (part: Part, text: string) => boolean
  /** A whole value as people and programs write it; undefined for what is none. */
  parse: (text: string) => string | undefined
  /** What the arrow keys do, where they do something. */
  step?: (texts: Texts<Part>, part: Part, by: 1 | -1) => Texts<Part> | undefined
}
