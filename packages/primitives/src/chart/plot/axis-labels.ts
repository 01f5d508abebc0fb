export interface AxisLabel {
  /** Which category it names. */
  at: number
  text: string
  /** Where its middle would push it over an edge. */
  edge?: 'start' | 'end'
}

interface Room {
  band: number
  /** How wide a text is on one line. */
  widthOf: (text: string) => number
}

/** Room between two labels on one line, and between two that stand on more. */
const between = 16
const betweenWrapped = 8

/**
 * The labels that fit below the categories: all of them, on two lines where they must, or every second, third and so
 * on. What is left out is in the tooltip and in the table.
 */
export function axisLabels(texts: readonly string[], { band, widthOf }: Room) {
  const widest = Math.max(0, ...texts.map(widthOf))
  const longestWord = Math.max(0, ...texts.flatMap((text) => text.split(/\s+/).map(widthOf)))
  const column = band - betweenWrapped
  // Two lines hold less than twice the width: words do not break where the line does.
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
