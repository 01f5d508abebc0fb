import { afterEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import { applyTheme } from './theme.tsx'

/** What a story may say about its pictures, in `parameters.pictures`. */
export interface Pictures {
  /** `every`: each brand in each scheme, for foundations and primitives. Otherwise a light and a dark brand. */
  themes?: 'every'
  /** More widths, in CSS pixels, where the layout changes. */
  widths?: readonly number[]
  /** One more picture with the operating system's forced colours. */
  forcedColors?: boolean
}

const everyTheme = ['legal', 'identity', 'partner'].flatMap((brand) =>
  ['light', 'dark'].map((scheme) => ({ brand, scheme, density: 'comfortable' })),
)
const twoThemes = everyTheme.filter(
  ({ brand, scheme }) => `${brand} ${scheme}` === 'legal light' || `${brand} ${scheme}` === 'identity dark',
)

afterEach(async ({ task }) => {
  const meta = task.meta as { storyId?: string; componentPath?: string }
  const { storyId } = meta
  if (!storyId || task.result?.state === 'fail') return
  const { pictures = {} } = (window.__memberkitStory?.parameters ?? {}) as { pictures?: Pictures }
  const isBuildingBlock = /^(foundations|primitives)-/.test(storyId)
  const themes = pictures.themes === 'every' || isBuildingBlock ? everyTheme : twoThemes
  const [group, name] = storyId.split('--') as [string, string]
  for (const width of [1024, ...(pictures.widths ?? [])]) {
    await page.viewport(width, 768)
    for (const theme of width === 1024 ? themes : twoThemes.slice(0, 1)) {
      applyTheme(theme)
      await calm()
      await expect
        .soft(page.elementLocator(document.body))
        .toMatchScreenshot(`${group}/${name}/${width}-${theme.brand}-${theme.scheme}`)
    }
  }
  await page.viewport(1024, 768)
})

/** Waits until nothing moves any more: fonts, a pointer left over from the play function, two frames. */
async function calm() {
  document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  await document.fonts.ready
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
}
