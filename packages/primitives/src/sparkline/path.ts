import { isKnown } from '../internal/is-known.ts'

export const width = 100
export const height = 36
/** Space for half of the widest stroke. */
const inset = 4

export interface Drawing {
  /** The path of the known values, with gaps. */
  line?: string
  /** The last known value. */
  end?: string
  /** The vertical position of zero if values have both signs; the center if there are none. */
  zero: number | undefined
}

export function drawingOf(values: readonly (number | null)[]): Drawing {
  const known = values.filter(isKnown)
  if (known.length === 0) return { zero: height / 2 }
  const least = Math.min(...known)
  const most = Math.max(...known)
  const yOf = (value: number) =>
    round(most === least ? height / 2 : inset + ((most - value) / (most - least)) * (height - 2 * inset))
  const xOf = (index: number) => round(values.length > 1 ? (index / (values.length - 1)) * width : width / 2)

  const parts: string[] = []
  let isDrawing = false
  let end = ''
  values.forEach((value, index) => {
    if (isKnown(value)) {
      const point = `${xOf(index)} ${yOf(value)}`
      // A zero-length line is a dot, so that a value between gaps is visible.
      parts.push(isDrawing ? `L${point}` : `M${point}L${point}`)
      end = `M${point}L${point}`
    }
    isDrawing = isKnown(value)
  })
  return { line: parts.join(''), end, zero: least < 0 && most > 0 ? yOf(0) : undefined }
}

const round = (length: number) => Math.round(length * 100) / 100
