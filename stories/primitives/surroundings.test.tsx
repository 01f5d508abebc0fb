import '../../.storybook/preview.tsx'
import { type ComponentType, type ReactNode, StrictMode } from 'react'
import { createPortal } from 'react-dom'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { applyTheme } from '../../.storybook/theme.tsx'

/*
 * A component looks the same wherever a host puts it: in a shadow root, in a modal dialog of its own, twice on a page.
 * Each story is drawn there and compared, pixel by pixel, with how it is drawn alone in the page.
 */

interface StoryModule {
  [name: string]: unknown
}

const modules = import.meta.glob<StoryModule>('./*/*.stories.tsx', { eager: true })
const stories = Object.entries(modules).flatMap(([path, exports]) =>
  Object.entries(exports)
    .filter(isStory)
    .map(([name, { Component }]) => ({ path, name, Story: Component })),
)

function isStory(entry: [string, unknown]): entry is [string, { Component: ComponentType }] {
  return typeof entry[1] === 'object' && entry[1] !== null && 'Component' in entry[1]
}

beforeAll(() => applyTheme({ brand: 'legal', scheme: 'light', density: 'comfortable' }))
afterEach(() => document.querySelector<HTMLDialogElement>('dialog[data-host]')?.remove())

describe.each([...new Set(stories.map(({ path }) => path))])('%s', (file) => {
  test.each(stories.filter(({ path }) => path === file))('$name', async ({ Story }) => {
    const alone = await pictureOf(<Story />)
    expect.soft((await pictureOf(<Story />, inShadowRoot())) === alone, 'in a shadow root').toBe(true)
    expect.soft((await pictureOf(<Story />, inModal())) === alone, 'in a modal dialog of the host').toBe(true)
    expect.soft((await pictureOf(<Story />, document.body, <Story />)) === alone, 'above another one').toBe(true)
  })
})

/** What it looks like within `place`, as a PNG in base 64, with `after` below it. */
async function pictureOf(story: ReactNode, place: Element | ShadowRoot = document.body, after?: ReactNode) {
  const stage = document.createElement('div')
  Object.assign(stage.style, { inlineSize: '900px', contain: 'paint', position: 'relative' })
  const below = document.createElement('div')
  place.append(stage, below)
  const screen = await render(
    <StrictMode>
      {createPortal(story, stage)}
      {createPortal(after, below)}
    </StrictMode>,
  )
  await document.fonts.ready
  const framed = place instanceof ShadowRoot ? place.host : stage
  const picture = await page.elementLocator(framed).screenshot({ save: false, base64: true } as never)
  await screen.unmount()
  stage.remove()
  below.remove()
  return picture as unknown as string
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
  dialog.dataset.host = ''
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
