import './styles.css.ts'
import { converter, wcagContrast } from 'culori'
import { expect, onTestFinished, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { brandColors, css, type Scheme } from './brands/colors.ts'
import { type BrandName, seeds } from './brands/seeds.ts'
import { vars } from './contract.ts'
import { themeStyleSheet } from './export-css.ts'
import { shadowRootInAnEmptyPage } from './testing/shadow-root.ts'

interface Emulation {
  send(method: 'Emulation.setEmulatedMedia', parameters: object): Promise<unknown>
}

/** Gives the page what a reader may have asked of the operating system, or paper. */
async function emulate(media: { media?: string; features?: { name: string; value: string }[] }) {
  const { send } = cdp() as unknown as Emulation
  await send('Emulation.setEmulatedMedia', media)
  onTestFinished(async () => void (await send('Emulation.setEmulatedMedia', { media: '', features: [] })))
}

const systemIs = (scheme: Scheme) => emulate({ features: [{ name: 'prefers-color-scheme', value: scheme }] })

/** Puts HTML on the page, and gives back its element with `id="here"`. */
function here(html: string) {
  const frame = document.createElement('div')
  frame.innerHTML = html
  document.body.append(frame)
  onTestFinished(() => frame.remove())
  return frame.querySelector('#here')!
}

/** The computed colours that an element of ours would have there. */
function colorsAt(place: Element) {
  const probe = place.ownerDocument.createElement('i')
  probe.className = 'mk-probe'
  probe.style.cssText = `color: ${vars.color.text}; background: ${vars.color.surface}; outline-color: ${vars.color.accent}`
  place.append(probe)
  const { color, backgroundColor, outlineColor, colorScheme } = getComputedStyle(probe)
  return { text: color, surface: backgroundColor, accent: outlineColor, colorScheme }
}

const expected = (scheme: Scheme, brand: BrandName = 'legal') => {
  const { text, surface, accent } = brandColors(seeds[brand], scheme)
  return { text: css(text), surface: css(surface), accent: css(accent), colorScheme: scheme }
}

test.each<[string, Scheme, Scheme, BrandName?]>([
  ['<p id="here"></p>', 'light', 'light'],
  ['<p id="here" data-mk-scheme="light"></p>', 'light', 'light'],
  ['<p id="here" data-mk-scheme="dark"></p>', 'dark', 'dark'],
  ['<p id="here" data-mk-scheme="auto"></p>', 'light', 'dark'],
  ['<div data-mk-scheme="auto"><p id="here"></p></div>', 'light', 'dark'],
  ['<div data-mk-scheme="dark"><p id="here" data-mk-scheme="light"></p></div>', 'light', 'light'],
  ['<div data-mk-scheme="dark"><p id="here" data-mk-scheme="auto"></p></div>', 'light', 'dark'],
  [
    '<div data-mk-scheme="light"><p data-mk-scheme="dark"><i id="here" data-mk-scheme="light"></i></p></div>',
    'light',
    'light',
  ],
  ['<div data-mk-scheme="light"><p id="here" data-mk-scheme="dark"></p></div>', 'dark', 'dark'],
  ['<div data-mk-scheme="dark"><p id="here" data-mk-brand="partner"></p></div>', 'dark', 'dark', 'partner'],
  ['<div data-mk-brand="identity"><p id="here" data-mk-scheme="dark"></p></div>', 'dark', 'dark', 'identity'],
  [
    '<div data-mk-brand="identity" data-mk-scheme="dark"><p data-mk-brand="partner"><i id="here" data-mk-scheme="auto"></i></p></div>',
    'light',
    'dark',
    'partner',
  ],
  ['<div style="color-scheme: dark"><p id="here"></p></div>', 'light', 'light'],
])('%s is %s, and %s where the system is dark', async (html, scheme, inDark, brand) => {
  const place = here(html)
  await systemIs('light')
  expect(colorsAt(place)).toEqual(expected(scheme, brand))
  await systemIs('dark')
  expect(colorsAt(place)).toEqual(expected(inDark, brand))
})

test('printed pages are light', async () => {
  const place = here('<div data-mk-scheme="dark"><p id="here" data-mk-brand="partner"></p></div>')
  await emulate({ media: 'print' })
  expect(colorsAt(place)).toEqual(expected('light', 'partner'))
})

test('prefers-contrast: more strengthens borders and muted text in both schemes, also for a brand of the host', async () => {
  addSheet(themeStyleSheet({ name: 'acme', seed: seeds.identity }))
  await emulate({ features: [{ name: 'prefers-contrast', value: 'more' }] })
  for (const scheme of ['light', 'dark'] as const) {
    const place = here(`<div data-mk-brand="acme"><p id="here" data-mk-scheme="${scheme}"></p></div>`)
    const { border, textMuted } = vars.color
    expect(valueAt(place, border)).toBe(css(brandColors(seeds.identity, scheme).borderStrong))
    expect(valueAt(place, textMuted)).toBe(css(brandColors(seeds.identity, scheme).text))
  }
})

test.each<[string, BrandName, Scheme, Scheme]>([
  ['<nav id="here"></nav>', 'legal', 'dark', 'dark'],
  ['<nav id="here"></nav>', 'identity', 'light', 'dark'],
  ['<nav id="here" data-mk-scheme="dark"></nav>', 'partner', 'dark', 'dark'],
  ['<nav><i id="here" data-mk-scheme="light"></i></nav>', 'legal', 'light', 'light'],
])('%s of %s is %s on a light page and %s on a dark one', (html, brand, onLight, onDark) => {
  for (const [scheme, shown] of [
    ['light', onLight],
    ['dark', onDark],
  ] as const) {
    const nav = html.replace('<nav', '<nav data-mk-navigation')
    const place = here(`<div data-mk-brand="${brand}" data-mk-scheme="${scheme}">${nav}</div>`)
    const isRegion = place.matches('i')
    const own = brandColors(seeds[brand], scheme)
    const ofPage = brandColors(seeds[brand], place.matches('[data-mk-scheme=dark]') ? 'dark' : scheme)
    const inside = brandColors(seeds[brand], shown)
    expect(valueAt(place, vars.color.text)).toBe(css(inside.text))
    expect(valueAt(place, vars.color.accent)).toBe(css(inside.accent))
    expect(valueAt(place, vars.color.surface)).toBe(css(isRegion ? inside.surface : ofPage.nav))
    expect(valueAt(place, vars.color.nav)).toBe(css(isRegion ? inside.nav : ofPage.nav))
    expect(valueAt(place.closest('div')!, vars.color.text)).toBe(css(own.text))
  }
})

test('printed navigation is light', async () => {
  const place = here('<div data-mk-scheme="dark"><nav id="here" data-mk-navigation></nav></div>')
  await emulate({ media: 'print' })
  expect(valueAt(place, vars.color.text)).toBe(css(brandColors(seeds.legal, 'light').text))
})

test('in the dark, what lies on something raised is at least as light; in light schemes nothing changes', () => {
  const raised = '<div data-mk-raised><p id="here"></p></div>'
  const onDark = here(`<div data-mk-scheme="dark">${raised}</div>`)
  const { surfaceRaised, surface, surfaceHover, surfaceSunken, canvas, border } = brandColors(seeds.legal, 'dark')
  const lightness = (token: string) => converter('oklab')(paintedAt(onDark, token))!.l
  expect(lightness(vars.color.surface)).toBeCloseTo(surfaceRaised.l, 3)
  expect(lightness(vars.color.surfaceHover)).toBeGreaterThan(surfaceRaised.l)
  expect(lightness(vars.color.border)).toBeGreaterThan(border.l)
  expect(lightness(vars.color.surfaceSunken)).toBeLessThan(surfaceRaised.l)
  expect(lightness(vars.color.surfaceSunken)).toBeGreaterThan(Math.max(surface.l, surfaceSunken.l, canvas.l))
  expect(
    wcagContrast(paintedAt(onDark, vars.color.textMuted), paintedAt(onDark, vars.color.surfaceHover)),
  ).toBeGreaterThan(4.5)
  expect(surfaceHover.l).toBeLessThan(surfaceRaised.l)

  addSheet(`.acme { --mk-color-surface-sunken: rgb(1, 2, 3) }`)
  const onLight = here(`<div class="acme">${raised}</div>`)
  expect(paintedAt(onLight, vars.color.surfaceSunken)).toBe('rgb(1, 2, 3)')
  for (const role of ['surface', 'surfaceHover', 'border'] as const)
    expect(paintedAt(onLight, vars.color[role])).toBe(paintedAt(onLight.closest('.acme')!, vars.color[role]))
})

test('a scheme inside something raised begins anew', () => {
  const light = '<div data-mk-raised><p id="here" data-mk-scheme="light"></p></div>'
  expect(colorsAt(here(`<div data-mk-scheme="dark">${light}</div>`))).toEqual(expected('light'))
})

test('a host sets a colour per scheme, and nested schemes follow', () => {
  addSheet(`[data-mk-brand='partner'] { --mk-light-accent: rgb(1, 2, 3); --mk-dark-accent: rgb(4, 5, 6) }`)
  const nested = '<p id="here" data-mk-scheme="dark"></p>'
  expect(colorsAt(here('<p id="here" data-mk-brand="partner"></p>')).accent).toBe('rgb(1, 2, 3)')
  expect(colorsAt(here(`<div data-mk-brand="partner">${nested}</div>`)).accent).toBe('rgb(4, 5, 6)')
})

test('a host sets a colour for every scheme, on any element', () => {
  addSheet(`.card { --mk-color-accent: rgb(7, 8, 9) }`)
  const card = here('<div data-mk-scheme="dark"><div class="card"><p id="here"></p></div></div>')
  expect(colorsAt(card)).toEqual({ ...expected('dark'), accent: 'rgb(7, 8, 9)' })
})

test.each<[string, Scheme, string]>([
  ['<p id="here"></p>', 'light', '14'],
  ['<div data-mk-density="compact"><p id="here"></p></div>', 'light', '7'],
  ['<div data-mk-scheme="dark"><p id="here"></p></div>', 'dark', '14'],
])('a shadow root with the style sheet depends on nothing outside it: %s', (html, scheme, padding) => {
  const root = shadowRootInAnEmptyPage()
  root.innerHTML = html
  const place = root.querySelector('#here')!
  expect(colorsAt(place)).toEqual(expected(scheme))
  expect(valueAt(place, vars.cell.paddingBlock)).toBe(`calc(${padding} * max(1px, 0.0625rem))`)
  expect(wcagContrast(colorsAt(place).text, colorsAt(place).surface)).toBeGreaterThan(4.5)
})

test('brand, scheme and density of a shadow host apply inside it', () => {
  const root = shadowRootInAnEmptyPage()
  for (const [name, value] of [
    ['brand', 'partner'],
    ['scheme', 'dark'],
    ['density', 'compact'],
  ]) {
    root.host.setAttribute(`data-mk-${name}`, value!)
  }
  root.innerHTML = '<p id="here"></p>'
  const place = root.querySelector('#here')!
  expect(colorsAt(place)).toEqual(expected('dark', 'partner'))
  expect(valueAt(place, vars.cell.paddingBlock)).toBe('calc(7 * max(1px, 0.0625rem))')
})

/** Returns the value of a token at an element. */
function valueAt(place: Element, token: string) {
  return getComputedStyle(place).getPropertyValue(token.slice('var('.length, -1)).trim()
}

/** The colour that a token paints there. */
function paintedAt(place: Element, token: string) {
  const probe = place.appendChild(document.createElement('i'))
  probe.style.color = token
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

function addSheet(text: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets.push(sheet)
  onTestFinished(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  })
}
