import type { Result, RunOptions } from 'axe-core'
import { expect } from 'storybook/test'
import { endMotions, nextFrame } from './rest.ts'
import { applyTheme } from './theme.tsx'

type Rules = readonly { id: string; enabled?: boolean }[]

interface CheckedStory {
  globals: Record<string, unknown>
  parameters: Record<string, unknown>
}

/**
 * In the project that plays the stories, holds the page against axe where `play` left it: every rule in the story's own
 * theme, then colours once more in a dark theme of another brand, since nothing else depends on the theme.
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
  const { violations } = await axe.run(document.body, { ...options, resultTypes: ['violations'] })
  return violations.flatMap(describeNodes)
}

function describeNodes({ id, nodes }: Result) {
  return nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`)
}
