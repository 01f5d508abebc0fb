import { brandNames, schemes } from '@memberkit/tokens'
import { expect } from 'vitest'
import { cdp, commands, page } from 'vitest/browser'
import type { Clip } from './picture-command.ts'
import { hostileSheets } from './hostile-sheets.ts'
import { misplaced } from './misplaced.ts'
import { endMotions, nextFrame, unchanged } from './rest.ts'
import { settled } from './settled.ts'
import { layoutShiftsSince } from '@memberkit/testing/layout-shifts'
import type { PicturedStory } from './take-pictures.ts'
import { applyTheme } from './theme.tsx'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /**
     * Compares what `clip` cuts out of the window with its committed picture, pixel by pixel. Resolves to what is wrong.
     * The picture is never renewed by a page that `mayRenew` forbids it.
     */
    matchPicture: (name: string, clip: Clip, mayRenew?: boolean) => Promise<string | undefined>
  }
}

/** What a story may say of its pictures, in `parameters.pictures`. */
export interface Pictures {
  /** More widths, in CSS pixels, where the layout changes. */
  widths?: readonly number[]
  /** Compared on pages of hosts, too, as the first story of each primitive is. */
  isHosted?: boolean
}

/** By primitive, its story that is also compared on pages of hosts: the first one. */
const hostedStories = new Map<string, string>()

const everyTheme = brandNames.flatMap((brand) => schemes.map((scheme) => ({ brand, scheme })))
const legalLight = { brand: 'legal', scheme: 'light' } as const
const identityDark = { brand: 'identity', scheme: 'dark' } as const
/** With the two of every story these are all brands, and each scheme on a desk and on a phone. */
const otherLights = (['identity', 'partner'] as const).map((brand) => ({ brand, scheme: 'light' }) as const)
const widthOfAll = 1024
const widthOfPhones = 360
/** The least that all must fit in. Source: WCAG 2.2, 1.4.10. */
const narrowest = 320
const leastHeight = 120
/** A window for what is placed by the window: dialogs, menus, toasts. */
const usualHeight = 768

// Called by the preview after each story: hooks of a set-up file do not reach every file of a page that is kept.
window.__memberkitPictures = { expectStill, take }

async function expectStill({ playFunction }: PicturedStory) {
  await settled()
  // What a play function does may move things: a part that is opened does.
  if (!playFunction) expect.soft(layoutShiftsSince(window.__memberkitStory!.begunAt), 'what moved').toEqual([])
}

async function take({ id: storyId, parameters, globals, tags }: PicturedStory) {
  const { widths = [], isHosted = false } = (parameters.pictures ?? {}) as Pictures
  // Building blocks in forced colours and in every theme; what is made of them in a light and a dark one, as are stories
  // about direction, room, density or keys, in which a theme shows nothing that the others of the component do not.
  const isBuildingBlock = /^(foundations|primitives)-/.test(storyId)
  const isAboutLooks = isBuildingBlock && !/--.*(right-to-left|long|narrow|compact|keyboard|pointer)/.test(storyId)
  // The main stories of a kit, in which brands and phones show most.
  const isMain = !isBuildingBlock && tags.includes('every-width') && widths.includes(widthOfPhones)
  const density = (globals.density as string | undefined) ?? 'comfortable'
  const name = (view: string) => `${storyId.replace('--', '/')}/${view}`
  const shoot = async (view: string, host?: string) => {
    // What came late has made the page longer. A host's rules cannot, but for what is hidden.
    if (!host && document.body.scrollHeight > window.innerHeight) await resize(window.innerWidth)
    await repaint()
    const compare = () => commands.matchPicture(name(view), placeOfPage(), !host)
    await calm()
    let difference = await compare()
    if (difference) {
      await drawAnew()
      // Code that came late, from a server that others keep busy, has changed the page.
      if (!host) await resize(window.innerWidth)
      await calm()
      difference = await compare()
    }
    expect.soft(difference, host ? `${name(view)} on a page with ${host}` : name(view)).toBeUndefined()
  }

  // Nobody sees them, but what stands behind them may be drawn in a layer of its own, whose edges blend a shade off.
  displayLiveRegions('none')
  await resize(widthOfAll)
  expectAllInPlace()
  // A story that is set in a brand is pictured in that one.
  const own = brandNames.find((brand) => brand === globals.brand && brand !== legalLight.brand)
  const two = own ? schemes.map((scheme) => ({ brand: own, scheme })) : [legalLight, identityDark]
  const few = isMain ? [...two, ...otherLights] : two
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
  expect.soft(misplaced(), `what is out of place ${window.innerWidth} px wide`).toEqual([])
}

function displayLiveRegions(display: string) {
  for (const region of document.querySelectorAll<HTMLElement>('body > [aria-live]')) region.style.display = display
}

/** A window as tall as its content: what lies outside it would not be painted. Under a modal that does not matter. */
async function resize(width: number) {
  await setWindow(width, usualHeight)
  // What measures itself has to take up less room first.
  if (width !== widthOfAll) await unchanged(50)
  if (document.querySelector('dialog:modal')) return
  const least = isFloating() ? usualHeight : leastHeight
  await setWindow(width, Math.max(least, document.body.scrollHeight))
}

/** Until the page has it: the browser answers before it has laid the page out anew. */
async function setWindow(width: number, height: number) {
  await page.viewport(width, height)
  while (window.innerWidth !== width || window.innerHeight !== height) await nextFrame()
  await nextFrame()
}

/** Whether something to be seen lies in the top layer; the place for toasts is there also when it is empty. */
function isFloating() {
  const floating = [...document.querySelectorAll('dialog:modal, :popover-open')]
  return floating.some((element) => element.getBoundingClientRect().height > 0)
}

/** The page of the story is a frame in the window of the test runner. */
function placeOfPage(): Clip {
  const { x, y } = window.frameElement!.getBoundingClientRect()
  return { x, y, width: window.innerWidth, height: window.innerHeight }
}

/** Chromium may leave a tile of a backdrop as it was before the theme changed. */
async function repaint() {
  if (isFloating()) await drawAnew()
}

/** All tiles, as another size of the window needs them. */
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

/** Before all others, as a host's own sheets are. */
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

/** Until nothing moves any more: a pointer left over from the play function, fonts, two frames. */
async function calm() {
  // A caret blinks. Forced colours show it whatever its colour is: there it stands still.
  Object.assign(document.documentElement.style, { caretColor: 'transparent', caretAnimation: 'manual' })
  endMotions(document)
  document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  await document.fonts.ready
  await nextFrame()
  await nextFrame()
}
