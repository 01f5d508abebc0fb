import type { NodeResult, Result, RunOptions } from 'axe-core'
import { expect } from 'storybook/test'
import { endMotions, nextFrame } from './rest.ts'
import { applyTheme } from './theme.tsx'

/**
 * Results that axe leaves incomplete because it cannot decide: a rule, or a rule and the cause. All other incomplete results
 * fail. Violations of these rules still fail.
 */
const undecidable = [
  // What lies behind the words: a gradient, an image, or something open above them. Other stories show them uncovered.
  'color-contrast bgGradient',
  'color-contrast bgOverlap',
  'color-contrast elmPartiallyObscured',
  'color-contrast elmPartiallyObscuring',
  'color-contrast imgNode',
  // Axe presses no keys: a menu moves its focus from item to item, and scrolls with it.
  'scrollable-region-focusable',
  // A list that waits for its first item.
  'aria-required-children',
  // A column whose cells are all empty, such as one of swatches or of actions that are not possible.
  'th-has-data-cells',
]

type Rules = readonly { id: string; enabled?: boolean }[]

interface CheckedStory {
  globals: Record<string, unknown>
  parameters: Record<string, unknown>
}

/**
 * In the project that plays the stories, holds the page against axe where `play` left it: every rule in the story's own
 * theme, then colours once more in a dark theme of another brand, since nothing else depends on the theme. A check that
 * axe leaves incomplete fails like a violation.
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

async function problems(options: RunOptions) {
  const { default: axe } = await import('axe-core')
  const { violations, incomplete } = await axe.run(document.body, {
    ...options,
    resultTypes: ['violations', 'incomplete'],
  })
  return [...violations.flatMap(describeNodes), ...incomplete.map(undecided).flatMap(describeNodes)]
}

/** What is left of an incomplete result without the nodes that axe cannot decide. */
function undecided(result: Result): Result {
  if (undecidable.includes(result.id)) return { ...result, nodes: [] }
  return { ...result, nodes: result.nodes.filter((node) => !undecidable.includes(`${result.id} ${causeOf(node)}`)) }
}

const causeOf = ({ any }: NodeResult) => (any[0]?.data as { messageKey?: string } | null | undefined)?.messageKey

function describeNodes({ id, nodes }: Result) {
  return nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`)
}
