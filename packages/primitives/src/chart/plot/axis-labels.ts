export interface AxisLabel {
  /** The index of the category. */
  at: number
  text: string
  /** The edge it is aligned to, if centering would clip it. */
  edge?: 'start' | 'end'
}

interface Room {
  band: number
  /** Returns the width of a text on one line. */
  widthOf: (text: string) => number
}

/** The gap between labels on one line, and on two. */
const between = 16
const betweenWrapped = 8

/**
 * Returns the labels that fit below the categories: all, on two lines if necessary, or every second, third and so on.
 * Tooltip and table contain the others.
 */
export function axisLabels(texts: readonly string[], { band, widthOf }: Room) {
  const widest = Math.max(0, ...texts.map(widthOf))
  const longestWord = Math.max(0, ...texts.flatMap((text) => text.split(/\s+/).map(widthOf)))
  const column = band - betweenWrapped
  // Two lines hold less than twice the width, because words wrap at word boundaries.
  const wraps = widest > band - between && longestWord <= column && widest <= 1.5 * column
  const every = wraps ? 1 : Math.max(1, Math.ceil((widest + between) / band))
  const width = band * texts.length
  const labels = texts
    .map((text, at): AxisLabel => {
      const [half, middle] = [wraps ? 0 : widthOf(text) / 2, (at + 0.5) * band]
      const edge = middle < half ? 'start' : width - middle < half ? 'end' : undefined
      return { at, text, edge }
    })
    .filter(({ at }) => at % every === 0)
  return { labels, wraps }
}
