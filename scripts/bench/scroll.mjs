import { median } from './statistics.mjs'

/**
 * The figures of three scrolls, each `{ times, blanks }` of its frames: frames that are too long, and frames without a
 * row. The best wall times, because other programs count, too.
 */
export function scrollFigures(scrolls, { frames, list, row, note = usualNote(scrolls) }) {
  return [
    {
      figure: [`Frames over 50 ms of ${frames}`, list, 'best of three scrolls'].filter(Boolean).join(', '),
      measured: Math.min(...scrolls.map(({ times }) => times.filter((time) => time > 50).length)),
      goal: 0,
      isTiming: true,
      note,
    },
    { figure: `Frames of them without ${row}`, measured: Math.min(...scrolls.map(({ blanks }) => blanks)), goal: 0 },
  ]
}

function usualNote(scrolls) {
  const longest = Math.min(...scrolls.map(({ times }) => Math.max(...times)))
  return `longest ${longest.toFixed(0)} ms, median ${median(scrolls.flatMap(({ times }) => times)).toFixed(0)} ms`
}
