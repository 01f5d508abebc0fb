import { scaleBand, scaleLinear } from '@visx/scale'
import { line, stack } from '@visx/shape'
import type { ChartProps, ChartSeries } from '../types.ts'
import { isKnown } from '../../internal/is-known.ts'

export interface Mark {
  /** The box of a bar, or the position of a point, without width and height. */
  x: number
  y: number
  width: number
  height: number
  isKnown: boolean
}

export interface Geometry {
  bands: readonly { start: number; middle: number; width: number }[]
  ticks: readonly { value: number; y: number }[]
  /** The baseline of bars. */
  zero: number
  /** Marks by category, then by series. */
  marks: readonly (readonly Mark[])[]
  /** The path of each series of a line chart. */
  lines: readonly string[]
}

type Data = Pick<ChartProps, 'kind' | 'categories' | 'series'>
type Extent = readonly [from: number, to: number]

/** At least a pixel, so that a zero is visible. */
const thinnest = 1.5

/** Returns the positions of all marks in a drawing with left-to-right text. */
export function geometryOf({ kind, categories, series }: Data, width: number, height: number): Geometry {
  const extents = extentsOf(kind, categories.length, series)
  const scale = valueScale(kind, extents.flat(), series, height)
  const bandScale = scaleBand({
    domain: categories.map((_, at) => at),
    range: [0, width],
    // A single category would fill the whole width.
    padding: kind === 'line' ? 0 : categories.length < 4 ? 0.6 : 0.32,
  })
  const step = bandScale.step()
  const bandwidth = bandScale.bandwidth()
  const bands = categories.map((_, at) => {
    const middle = (bandScale(at) ?? 0) + bandwidth / 2
    return { start: middle - step / 2, middle, width: step }
  })
  const zero = scale(Math.min(Math.max(0, scale.domain()[0]!), scale.domain()[1]!))

  const barWidth = kind === 'bar' ? bandwidth / series.length : bandwidth
  const marks = bands.map(({ middle }, at) =>
    series.map(({ values }, of): Mark => {
      const known = isKnown(values[at])
      const [from, to] = extents[of]![at]!
      if (kind === 'line') return { x: middle, y: known ? scale(to) : zero, width: 0, height: 0, isKnown: known }
      const [top, bottom] = [Math.min(scale(from), scale(to)), Math.max(scale(from), scale(to))]
      const x = middle - bandwidth / 2 + (kind === 'bar' ? of * barWidth : 0)
      const y = bottom - top < thinnest ? (to < 0 ? top : bottom - thinnest) : top
      return { x, y, width: barWidth, height: Math.max(bottom - top, thinnest), isKnown: known }
    }),
  )
  const path = line<number>({
    x: (at) => bands[at]!.middle,
    y: 0,
  })
  const indexes = categories.map((_, at) => at)
  const lines =
    kind === 'line'
      ? series.map(
          ({ values }, of) => path.defined((at) => isKnown(values[at])).y((at) => marks[at]![of]!.y)(indexes) ?? '',
        )
      : []
  return { bands, ticks: ticksOf(scale, series, height), zero, marks, lines }
}

/** Returns the start and end of each value, by series, then by category. */
function extentsOf(kind: Data['kind'], count: number, series: readonly ChartSeries[]): Extent[][] {
  const valueAt = (one: ChartSeries, at: number) => (isKnown(one.values[at]) ? one.values[at] : 0)
  const indexes = Array.from({ length: count }, (_, at) => at)
  if (kind !== 'stacked') return series.map((one) => indexes.map((at): Extent => [0, valueAt(one, at)]))
  const layers = stack<number, number>({
    keys: series.map((_, of) => of),
    value: (at, of) => valueAt(series[of]!, at),
    // Negative values stack below the baseline instead of reducing the positive ones.
    offset: 'diverging',
  })(indexes)
  return layers.map((layer) => layer.map(([from, to]): Extent => [from, to]))
}

function valueScale(
  kind: Data['kind'],
  extents: readonly Extent[] | readonly number[],
  series: readonly ChartSeries[],
  height: number,
) {
  const known = series.flatMap(({ values }) => values.filter(isKnown))
  const reached = kind === 'line' ? known : (extents.flat() as number[])
  let least = Math.min(...reached)
  let most = Math.max(...reached)
  // A line chart may omit zero if that flattens the line; bars, which are read by length, never do.
  if (kind !== 'line' || (least > 0 && least < most / 2)) least = Math.min(least, 0)
  if (kind !== 'line') most = Math.max(most, 0)
  if (least === most) [least, most] = least === 0 ? [0, 1] : [Math.min(0, least), Math.max(0, most)]
  return scaleLinear<number>({ domain: [least, most], range: [height, 0], nice: tickCount(height) })
}

function ticksOf(scale: ReturnType<typeof valueScale>, series: readonly ChartSeries[], height: number) {
  const isWhole = series.every(({ values }) => values.every((value) => !isKnown(value) || Number.isInteger(value)))
  return scale
    .ticks(tickCount(height))
    .filter((value) => !isWhole || Number.isInteger(value))
    .map((value) => ({ value, y: scale(value) }))
}

const tickCount = (height: number) => Math.max(2, Math.round(height / 48))
