import { container } from '@memberkit/tokens'
import { expect } from 'vitest'
import { stopPainting } from '@memberkit/testing/painting'
import { cardsBelowPixels } from '../packages/primitives/src/table/cards-below.ts'
import { clippedContent } from './clipped-content.ts'
import { loadMessages } from './messages.ts'
import { overlappingText, visibleLines } from './overlapping-text.ts'
import { nextFrame, unchanged } from './dom-idle.ts'
import { pointAsOn } from './pointer.ts'
import { settled } from './settled.ts'
import { showLocale } from './shown-locale.ts'

const locales = ['en-US', 'en-CA', 'fr-CA', 'es-US']
const steps = Array.from({ length: 57 }, (_, step) => 320 + 20 * step)
/** Both sides of `.story-frame` around content of this width. */
const paddingAround = (width: number) => (width + 32 < 600 ? 32 : 48)
/** Both sides of a card around a table. */
const border = 2
/** Widths right beside layout changes, where space is tightest. */
const edges = [...Object.values(container), cardsBelowPixels()].flatMap((width) =>
  [-1, 0, border].map((more) => width + paddingAround(width) + more),
)
const widths = [...new Set([...steps, ...edges])].toSorted((one, other) => one - other)
/** Overlaps are detected only within the viewport. */
const height = 4000

await Promise.all(locales.map(loadMessages))

// Called by the preview after each story. The page stays as `play` left it and is translated and resized in place:
// mounting it per language and width would take an hour.
window.__memberkitWidths = async () => {
  stopPainting()
  const frame = window.frameElement as HTMLElement
  const { cssText } = frame.style
  const found: string[] = []
  await settled()
  const texts = new Set<string>()
  for (const locale of locales) {
    showLocale(locale)
    await nextFrame()
    // The same words take the same space.
    if (texts.has(document.body.innerText)) continue
    texts.add(document.body.innerText)
    const widthsOf = new Map<string, number[]>()
    for (const width of widths) {
      pointAsOn(width)
      Object.assign(frame.style, { width: `${width}px`, height: `${height}px`, transform: 'none' })
      // Parts that measure themselves do so once per frame, and draw in a task after it.
      await nextFrame()
      await nextFrame()
      if (window.innerWidth !== width) throw new Error(`The page is ${window.innerWidth} px wide instead of ${width}.`)
      for (const problem of await lasting(problems)) widthsOf.set(problem, [...(widthsOf.get(problem) ?? []), width])
    }
    for (const [problem, at] of widthsOf) found.push(`${locale}, ${at.join(' ')} px wide: ${problem}`)
  }
  showLocale(undefined)
  frame.style.cssText = cssText
  expect(found).toEqual([])
}

/** Looks again where there is something: a part may not have drawn yet. */
async function lasting(look: () => string[]) {
  if (look().length === 0) return []
  await unchanged(50)
  return look()
}

function problems() {
  const lines = visibleLines()
  return [...overlappingText(lines), ...clippedContent(lines)]
}
