import { brandNames, schemes } from '@memberkit/tokens'
import { expect } from 'vitest'
import { cdp, commands, page } from 'vitest/browser'
import type { Clip } from './picture-command.ts'
import { hostileSheets } from './hostile-sheets.ts'
import { overlappingText } from './overlapping-text.ts'
import { endMotions, nextFrame, unchanged } from './dom-idle.ts'
import { pointAsOn } from './pointer.ts'
import { settled } from './settled.ts'
import { layoutShiftsSince } from '@memberkit/testing/layout-shifts'
import { paint, stopPainting } from '@memberkit/testing/painting'
import type { PicturedStory } from './take-pictures.ts'
import { applyTheme } from './theme.tsx'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /**
     * Compares `clip` of the viewport with its committed screenshot, pixel by pixel. Resolves to what is wrong. Never
     * renews the screenshot unless `mayRenew`.
     */
    matchPicture: (name: string, clip: Clip, mayRenew?: boolean) => Promise<string | undefined>
  }
}

/** Screenshot settings of a story, in `parameters.pictures`. */
export interface Pictures {
  /** Further widths in CSS pixels, where the layout changes. */
  widths?: readonly number[]
  /** Whether it is also compared on host pages, like the first story of each primitive. */
  isHosted?: boolean
  /** Whether a main story shows nothing new in other brands: another one of its component has them. */
  isOfOneBrand?: boolean
}

/** The story of each primitive that is compared on host pages: the first one. */
const hostedStories = new Map<string, string>()

const everyTheme = brandNames.flatMap((brand) => schemes.map((scheme) => ({ brand, scheme })))
const legalLight = { brand: 'legal', scheme: 'light' } as const
const identityDark = { brand: 'identity', scheme: 'dark' } as const
/** Together with the two themes of every story, these cover all brands, and both schemes on desktop and phone. */
const otherLights = (['identity', 'partner'] as const).map((brand) => ({ brand, scheme: 'light' }) as const)
const widthOfAll = 1024
const widthOfPhones = 360
/** The minimum width for everything. Source: WCAG 2.2, 1.4.10. */
const narrowest = 320
const leastHeight = 120
/** The viewport height for content positioned by it: dialogs, menus, toasts. */
const usualHeight = 768

// Called by the preview after each story: hooks of a set-up file don't reach every file of a reused page.
window.__memberkitPictures = { begin, expectStill, take }

/** Only what must not move, or is captured, is painted. */
function begin({ playFunction }: PicturedStory) {
  if (playFunction) stopPainting()
  else paint()
}

async function expectStill({ playFunction }: PicturedStory) {
  await settled()
  // A play function may change the layout, such as by expanding something.
  if (!playFunction) expect.soft(layoutShiftsSince(window.__memberkitStory!.begunAt), 'what moved').toEqual([])
  stopPainting()
}

async function take({ id: storyId, parameters, globals, tags }: PicturedStory) {
  const { widths = [], isHosted = false, isOfOneBrand = false } = (parameters.pictures ?? {}) as Pictures
  // Building blocks in forced colors and every theme; compositions in a light and a dark one, as are stories about
  // direction, space, density or keys, whose themes show nothing new.
  const isBuildingBlock = /^(foundations|primitives)-/.test(storyId)
  const isAboutLooks = isBuildingBlock && !/--.*(right-to-left|long|narrow|compact|keyboard|pointer)/.test(storyId)
  // The main stories of a kit, which show most of brands and phones.
  const isMain = !isBuildingBlock && tags.includes('every-width') && widths.includes(widthOfPhones)
  const density = (globals.density as string | undefined) ?? 'comfortable'
  const name = (view: string) => `${storyId.replace('--', '/')}/${view}`
  const shoot = async (view: string, host?: string) => {
    // Late content has made the page longer. A host's rules can't, except for hidden content.
    if (!host && document.body.scrollHeight > window.innerHeight) await resize(window.innerWidth)
    paint()
    await repaint()
    const compare = () => commands.matchPicture(name(view), placeOfPage(), !host)
    await calm()
    let difference = await compare()
    if (difference) {
      await drawAnew()
      // Lazy code from a busy server has changed the page.
      if (!host) await resize(window.innerWidth)
      await calm()
      difference = await compare()
    }
    stopPainting()
    expect.soft(difference, host ? `${name(view)} on a page with ${host}` : name(view)).toBeUndefined()
  }

  // Invisible, but content behind them may get a separate layer, whose edges blend slightly differently.
  displayLiveRegions('none')
  await resize(widthOfAll)
  expectAllInPlace()
  // A story with its own brand is captured in that one.
  const own = brandNames.find((brand) => brand === globals.brand && brand !== legalLight.brand)
  const two = own ? schemes.map((scheme) => ({ brand: own, scheme })) : [legalLight, identityDark]
  const few = isMain && !isOfOneBrand ? [...two, ...otherLights] : two
  for (const theme of isAboutLooks ? everyTheme : few) {
    applyTheme({ ...theme, density })
    await shoot(`${widthOfAll}-${theme.brand}-${theme.scheme}`)
  }
  applyTheme({ ...legalLight, density })
  if (isBuildingBlock) {
    await forceColors('active')
    await shoot(`${widthOfAll}-forced-colors`)
    await forceColors('none')
  }
  if (isHosted || isFirstOfPrimitive(storyId)) {
    for (const [host, css] of Object.entries(hostileSheets)) {
      const remove = addSheet(css)
      await shoot(`${widthOfAll}-legal-light`, host)
      remove()
    }
  }
  for (const width of widths) {
    await resize(width)
    expectAllInPlace()
    await shoot(`${width}-legal-light`)
  }
  if (isMain) {
    applyTheme({ ...identityDark, density })
    await resize(widthOfPhones)
    await shoot(`${widthOfPhones}-identity-dark`)
    applyTheme({ ...legalLight, density })
  }
  await resize(narrowest)
  expectAllInPlace()
  displayLiveRegions('')
  await setWindow(widthOfAll, usualHeight)
}

function expectAllInPlace() {
  expect.soft(overlappingText(), `what is out of place ${window.innerWidth} px wide`).toEqual([])
}

function displayLiveRegions(display: string) {
  for (const region of document.querySelectorAll<HTMLElement>('body > [aria-live]')) region.style.display = display
}

/** Scrolls to the focused element from the start: how far a dialog and the page behind it were left depends on timing. */
function rewind() {
  for (const element of document.querySelectorAll('*')) if (element.scrollTop > 0) element.scrollTop = 0
  const focused = document.activeElement
  // What sticks to the edge of a dialog is in sight.
  if (focused && !isSticky(focused)) focused.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

function isSticky(element: Element | null): boolean {
  return element !== null && (getComputedStyle(element).position === 'sticky' || isSticky(element.parentElement))
}

/** Fits the viewport to the content: anything outside isn't painted. Unnecessary below a modal. */
async function resize(width: number) {
  await setWindow(width, usualHeight)
  // Content that measures itself must shrink first.
  if (width !== widthOfAll) await unchanged(50)
  if (document.querySelector('dialog:modal')) return rewind()
  const least = isFloating() ? usualHeight : leastHeight
  await setWindow(width, Math.max(least, document.body.scrollHeight))
}

/** Waits until the page has the new size: the browser responds before layout. */
async function setWindow(width: number, height: number) {
  pointAsOn(width)
  await page.viewport(width, height)
  while (window.innerWidth !== width || window.innerHeight !== height) await nextFrame()
  await nextFrame()
}

/** Returns the visible content of the top layer; the toast region is in it even when empty. */
function floating() {
  const all = [...document.querySelectorAll('dialog:modal, :popover-open')]
  return all.filter((element) => element.getBoundingClientRect().height > 0)
}

const isFloating = () => floating().length > 0

/** How much of what lies behind a dialog is captured around it, in CSS pixels: its edges and shadow, and the backdrop. */
const aroundDialog = 24

/** Returns the part of the test runner's window to capture: the page, or what lies above it while it can't be used. */
function placeOfPage(): Clip {
  const { x, y } = window.frameElement!.getBoundingClientRect()
  if (!document.querySelector('dialog:modal')) return { x, y, width: window.innerWidth, height: window.innerHeight }
  const rects = floating().map((element) => element.getBoundingClientRect())
  const start = Math.max(0, Math.floor(Math.min(...rects.map(({ left }) => left)) - aroundDialog))
  const top = Math.max(0, Math.floor(Math.min(...rects.map((rect) => rect.top)) - aroundDialog))
  const end = Math.min(window.innerWidth, Math.ceil(Math.max(...rects.map(({ right }) => right)) + aroundDialog))
  const bottom = Math.min(window.innerHeight, Math.ceil(Math.max(...rects.map((rect) => rect.bottom)) + aroundDialog))
  return { x: x + start, y: y + top, width: end - start, height: bottom - top }
}

/** Repaints backdrops, because Chromium may keep a tile from before a theme change. */
async function repaint() {
  if (isFloating()) await drawAnew()
}

/** Repaints all tiles by changing the viewport size. */
async function drawAnew() {
  const { innerWidth, innerHeight } = window
  await setWindow(innerWidth, innerHeight + 1)
  await setWindow(innerWidth, innerHeight)
}

function isFirstOfPrimitive(storyId: string) {
  const [component = ''] = storyId.split('--')
  if (!component.startsWith('primitives-')) return false
  if (!hostedStories.has(component)) hostedStories.set(component, storyId)
  return hostedStories.get(component) === storyId
}

/** Adds a sheet before all others, as a host's are. */
function addSheet(css: string) {
  const sheet = document.createElement('style')
  sheet.textContent = css
  document.head.prepend(sheet)
  return () => sheet.remove()
}

async function forceColors(value: 'active' | 'none') {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  })
}

/** Waits until nothing moves: a pointer left over from the play function, fonts, two frames. */
async function calm() {
  // Hides the blinking caret. Forced colors show it in any color, so there it stops.
  Object.assign(document.documentElement.style, { caretColor: 'transparent', caretAnimation: 'manual' })
  endMotions(document)
  document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  await document.fonts.ready
  await nextFrame()
  await nextFrame()
}
