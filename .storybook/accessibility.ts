import type { NodeResult, Result, RunOptions } from 'axe-core'
import { expect } from 'storybook/test'
import { endMotions, nextFrame } from './dom-idle.ts'
import { applyTheme } from './theme.tsx'

/**
 * Incomplete results that axe can't decide: a rule, or a rule and the cause. Every other incomplete result fails, and
 * so do violations of these rules.
 */
const undecidable = [
  // The background is a gradient, an image, or something open above the text. Other stories show the text uncovered.
  'color-contrast bgGradient',
  'color-contrast bgOverlap',
  'color-contrast elmPartiallyObscured',
  'color-contrast elmPartiallyObscuring',
  'color-contrast imgNode',
  // Axe presses no keys: arrow keys move focus through a menu and scroll it.
  'scrollable-region-focusable',
  // A list without items yet.
  'aria-required-children',
  // A column of empty cells, such as swatches or unavailable actions.
  'th-has-data-cells',
]

type Rules = readonly { id: string; enabled?: boolean }[]

interface CheckedStory {
  globals: Record<string, unknown>
  parameters: Record<string, unknown>
}

/**
 * In the project that plays stories, runs axe on the page after `play`: every rule in the story's theme, then color
 * contrast in a dark theme of another brand, because nothing else depends on the theme. Incomplete checks fail like
 * violations.
 */
export async function checkAccessibility({ globals, parameters }: CheckedStory) {
  if (!globals.accessibility) return
  const { config } = parameters.a11y as { config?: { rules?: Rules } }
  // A component has no landmarks around it.
  const rules: Rules = [{ id: 'region', enabled: false }, ...(config?.rules ?? [])]
  const enabled = Object.fromEntries(rules.map(({ id, enabled = true }) => [id, { enabled }]))
  expect(await problems({ rules: enabled }), 'accessibility').toEqual([])

  const { brand, scheme, density } = globals as Record<'brand' | 'scheme' | 'density', string>
  applyTheme({ brand: 'identity', scheme: 'dark', density })
  await nextFrame()
  endMotions(document)
  const inDark = await problems({ runOnly: ['color-contrast', 'link-in-text-block'] })
  applyTheme({ brand, scheme, density })
  expect(inDark, 'colours in the dark theme').toEqual([])
}

/** Runs axe, once more where it complained of a page that changed under it: a part that came, for example. */
async function problems(options: RunOptions, runs = 3): Promise<string[]> {
  let hasChanged = false
  const watch = new MutationObserver(() => (hasChanged = true))
  watch.observe(document.body, { subtree: true, childList: true })
  const found = await problemsNow(options)
  hasChanged ||= watch.takeRecords().length > 0
  watch.disconnect()
  return found.length > 0 && hasChanged && runs > 1 ? problems(options, runs - 1) : found
}

async function problemsNow(options: RunOptions) {
  const { default: axe } = await import('axe-core')
  const { violations, incomplete } = await axe.run(document.body, {
    ...options,
    resultTypes: ['violations', 'incomplete'],
  })
  return [...violations.flatMap(describeNodes), ...incomplete.map(undecided).flatMap(describeNodes)]
}

/** Returns an incomplete result without the nodes that axe can't decide. */
function undecided(result: Result): Result {
  if (undecidable.includes(result.id)) return { ...result, nodes: [] }
  return { ...result, nodes: result.nodes.filter((node) => !undecidable.includes(`${result.id} ${causeOf(node)}`)) }
}

const causeOf = ({ any }: NodeResult) => (any[0]?.data as { messageKey?: string } | null | undefined)?.messageKey

function describeNodes({ id, nodes }: Result) {
  return nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`)
}
