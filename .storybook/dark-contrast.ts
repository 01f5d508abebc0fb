import { expect } from 'storybook/test'
import { endMotions, nextFrame } from './rest.ts'
import { applyTheme } from './theme.tsx'

/**
 * In the project that plays the stories, asks axe once more in a dark theme of another brand. Only about colours: nothing
 * else depends on the theme, and to mount and play every story again takes two minutes.
 */
export async function checkDarkContrast({ globals }: { globals: Record<string, unknown> }) {
  if (!globals.darkContrast) return
  const { brand, scheme, density } = globals as Record<'brand' | 'scheme' | 'density', string>
  applyTheme({ brand: 'identity', scheme: 'dark', density })
  await nextFrame()
  endMotions(document)
  const { default: axe } = await import('axe-core')
  const { violations } = await axe.run(document.body, { runOnly: ['color-contrast', 'link-in-text-block'] })
  applyTheme({ brand, scheme, density })
  expect(violations.flatMap(toldOf), 'colours in the dark theme').toEqual([])
}

function toldOf({ id, nodes }: { id: string; nodes: readonly { html: string; failureSummary?: string }[] }) {
  return nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`)
}
