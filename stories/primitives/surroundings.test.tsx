import '../../.storybook/preview.tsx'
import { type ComponentType, type ReactNode, StrictMode } from 'react'
import { createPortal } from 'react-dom'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { endMotions } from '../../.storybook/dom-idle.ts'
import { applyTheme } from '../../.storybook/theme.tsx'

/*
 * A component looks the same wherever a host puts it: in a shadow root, in a modal dialog of its own, twice on a page.
 * The first story of each is drawn there and compared, pixel by pixel, with how it is drawn alone in the page.
 */

type Story = { Component: ComponentType }

const modules = import.meta.glob<Record<string, unknown>>('./*/*.stories.tsx', { eager: true })
/** They cover the page themselves, whatever is around them. */
const covering = ['AppShell', 'Dialog', 'Drawer']

/** The first story of each component. */
const stories = Object.entries(modules).flatMap(([path, exports]) => {
  const first = Object.values(exports).find(isStory)
  const isCovering = covering.some((name) => path.endsWith(`/${name}.stories.tsx`))
  return first && !isCovering ? [{ path, Story: first.Component }] : []
})

function isStory(value: unknown): value is Story {
  return typeof value === 'object' && value !== null && 'Component' in value
}

beforeAll(async () => {
  applyTheme({ brand: 'legal', scheme: 'light', density: 'comfortable' })
  // Taller than any of them: what has to be scrolled into sight is drawn in pieces.
  await page.viewport(1024, 2000)
})

test.each(stories)('$path', async ({ Story }) => {
  // What is loaded on use has been loaded then.
  await pictureOf(<Story />)
  const expected = await pictureOf(<Story />)
  expect.soft((await pictureOf(<Story />, inShadowRoot())) === expected, 'in a shadow root').toBe(true)
  expect.soft((await pictureOf(<Story />, inModal())) === expected, 'in a modal dialog of the host').toBe(true)
  expect.soft((await pictureOf(<Story />, document.body, <Story />)) === expected, 'above another one').toBe(true)
})

/** What it looks like within `place`, as a PNG in base 64, with `after` below it. */
async function pictureOf(story: ReactNode, place: Element | ShadowRoot = document.body, after?: ReactNode) {
  const stage = document.createElement('div')
  Object.assign(stage.style, {
    inlineSize: '900px',
    contain: 'paint',
    position: 'relative',
    background: 'var(--mk-color-canvas)',
  })
  const below = document.createElement('div')
  place.append(stage, below)
  const screen = await render(
    <StrictMode>
      {createPortal(story, stage)}
      {createPortal(after, below)}
    </StrictMode>,
  )
  await document.fonts.ready
  await nextPaint()
  // Whether what shows after a delay is in the picture must not depend on how long the picture takes.
  endMotions(stage)
  // A row of pixels that is half the stage and half what lies behind it says nothing.
  stage.style.blockSize = `${Math.ceil(stage.getBoundingClientRect().height)}px`
  await nextPaint()
  const framed = place instanceof ShadowRoot ? place.host : stage
  const picture = await page.elementLocator(framed).screenshot({ save: false, base64: true } as never)
  await screen.unmount()
  stage.remove()
  below.remove()
  if (place instanceof ShadowRoot) place.host.remove()
  else if (place !== document.body) place.remove()
  return picture as unknown as string
}

async function nextPaint() {
  for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(done))
}

function inShadowRoot() {
  const host = document.body.appendChild(document.createElement('div'))
  host.style.inlineSize = 'max-content'
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .map(({ cssText }) => cssText)
      .join('\n'),
  )
  root.adoptedStyleSheets = [sheet]
  return root
}

function inModal() {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  Object.assign(dialog.style, {
    inset: '0',
    margin: '0',
    padding: '0',
    border: '0',
    maxInlineSize: 'none',
    maxBlockSize: 'none',
  })
  dialog.showModal()
  return dialog
}
