import type { ReactNode } from 'react'

/**
 * What the documentation says of a component beside its properties, which are read from its types. In its texts, what
 * stands between backticks is shown as code.
 */
export interface ComponentDocs {
  /** What it is for, in a sentence or two. */
  purpose: string
  /** What to use in its place, and when. */
  alternatives: readonly { use: string; when: string }[]
  /** Its parts from the outside in, by the names under which the other sections speak of them. */
  anatomy: readonly { part: string; about: string }[]
  /** What each key does: `Shift+Tab` together, `Home, End` either. Empty where nothing in it takes the focus. */
  keyboard: readonly { keys: string; does: string }[]
  /** What assistive technology is told, and what is left to whoever uses the component. */
  accessibility: readonly string[]
  /** How to word what stands in it. */
  content: readonly string[]
  guidance: readonly { do: Example; dont: Example }[]
}

interface Example {
  /** Why it is right, or what is wrong with it. */
  caption: string
  example: ReactNode
}
