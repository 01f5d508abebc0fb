import { from, ranksOf, type Transition } from './transitions.ts'

const node = { width: 152, height: 40 }
const gap = 176
const pillHeight = 24
const room = { node: 64, lane: 34 }
const margin = 8

interface Box {
  id: string
  x: number
  y: number
  width: number
  height: number
}

/** An action with its label, and the lines from every state it starts in to the one it ends in. */
interface Bundle extends Box {
  lines: readonly string[]
  /** From the label on, with the arrow. */
  last: string
}

export interface Diagram {
  /** Where it begins: labels stand before the first column, too. */
  left: number
  width: number
  height: number
  states: readonly (Box & { isEnd: boolean })[]
  bundles: readonly Bundle[]
}

/** A place in a column: a state, or the lane in which an action passes by. */
interface Slot {
  id: string
  rank: number
  isLane: boolean
  /** Middle of the slot. */
  y: number
}

/** Places states in columns, each action's label before the state it leads to, and draws the lines between. */
export function layOut<State extends string>(
  states: readonly State[],
  transitions: readonly Transition<State>[],
): Diagram {
  const ranks = ranksOf(states, transitions)
  const moving = transitions.filter(({ to }) => to !== undefined) as Required<Transition<State>>[]
  const slots = placed(states, ranks, moving)
  const height = Math.max(...slots.map(({ y, isLane }) => y + (isLane ? room.lane : room.node) / 2)) + margin
  const slotOf = (id: string, rank: number) => slots.find((slot) => slot.id === id && slot.rank === rank)!
  const left = (rank: number) => margin + rank * (node.width + gap)

  const bundles = moving.map(({ name, from: sources, to }): Bundle => {
    const rank = ranks.get(to)!
    const { y } = slotOf(to, rank)
    const width = name.length * 7 + 20
    const x = left(rank) - 28 - width
    const lines = sources
      .filter((source) => source !== to)
      .flatMap((source) => {
        const start = ranks.get(source)!
        const sourceY = slotOf(source, start).y
        if (start >= rank) return [back(left(start), sourceY, x + width / 2, y)]
        const lanes = Array.from({ length: rank - start - 1 }, (_, index) => start + 1 + index)
        const stops = lanes.flatMap((lane) => {
          const laneY = slotOf(name, lane).y
          return [
            [left(lane), laneY],
            [left(lane) + node.width, laneY],
          ] as const
        })
        return [through([[left(start) + node.width, sourceY], ...stops, [x, y]])]
      })
    const last = `M${x + width} ${y}H${left(rank) - 2}`
    return { id: name, x, y: y - pillHeight / 2, width, height: pillHeight, lines: [...new Set(lines)], last }
  })

  const start = Math.min(0, ...bundles.map(({ x }) => x - margin))
  return {
    left: start,
    width: left(Math.max(...ranks.values())) + node.width + margin - start,
    height,
    states: states.map((id) => {
      const rank = ranks.get(id)!
      const isEnd = from(id, transitions).leadsOn.length === 0
      return { id, isEnd, x: left(rank), y: slotOf(id, rank).y - node.height / 2, ...node }
    }),
    bundles,
  }
}

type Point = readonly [x: number, y: number]

/** Level out of one point and into the next. */
function through(points: readonly Point[]) {
  const [first, ...rest] = points
  let [x, y] = first!
  const curves = rest.map(([nextX, nextY]) => {
    const middle = (x + nextX) / 2
    const curve = `C${middle} ${y} ${middle} ${nextY} ${nextX} ${nextY}`
    ;[x, y] = [nextX, nextY]
    return curve
  })
  return `M${first!.join(' ')}${curves.join('')}`
}

/** From the side of a state in the same column to the label above or below it. */
function back(x: number, y: number, labelX: number, labelY: number) {
  const isUp = labelY < y
  const start = y + (isUp ? -10 : 10)
  const end = labelY + (isUp ? pillHeight : -pillHeight) / 2
  const aside = labelX + (isUp ? -12 : 12)
  return `M${x} ${start}C${aside} ${start} ${aside} ${start} ${aside} ${end}`
}

/** Orders each column by what its slots are connected to, so that few lines cross, and centres it. */
function placed<State extends string>(
  states: readonly State[],
  ranks: ReadonlyMap<State, number>,
  moving: readonly Required<Transition<State>>[],
) {
  const slots: Slot[] = states.map((id) => ({ id, rank: ranks.get(id)!, isLane: false, y: 0 }))
  for (const { name, from: sources, to } of moving) {
    const first = Math.min(...sources.map((source) => ranks.get(source)!))
    for (let rank = first + 1; rank < ranks.get(to)!; rank++) slots.push({ id: name, rank, isLane: true, y: 0 })
  }
  const columns = [...new Set(slots.map(({ rank }) => rank))].map((rank) => slots.filter((slot) => slot.rank === rank))
  const heightOf = (column: readonly Slot[]) =>
    column.reduce((sum, { isLane }) => sum + (isLane ? room.lane : room.node), 0)
  const tallest = Math.max(...columns.map(heightOf))

  const neighbours = ({ id, isLane }: Slot) =>
    slots.filter((other) =>
      moving.some(({ name, from: sources, to }) => {
        const isPart = (slot: { id: string; isLane: boolean }) =>
          slot.isLane ? slot.id === name : slot.id === to || (sources as readonly string[]).includes(slot.id)
        return isPart({ id, isLane }) && isPart(other)
      }),
    )
  const stack = (column: Slot[]) => {
    let y = (tallest - heightOf(column)) / 2
    for (const slot of column) {
      const own = slot.isLane ? room.lane : room.node
      slot.y = y + own / 2 + margin / 2
      y += own
    }
  }
  columns.forEach(stack)
  for (let sweep = 0; sweep < 6; sweep++) {
    for (const column of columns) {
      const pull = new Map(column.map((slot) => [slot, average(neighbours(slot).map(({ y }) => y)) ?? slot.y]))
      column.sort((one, other) => pull.get(one)! - pull.get(other)!)
      stack(column)
    }
  }
  return slots
}

function average(values: readonly number[]) {
  return values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : undefined
}
