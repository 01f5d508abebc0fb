import './styles.css.ts'
import { expect, onTestFinished, test } from 'vitest'
import { inlineSign, inlineStart, mirrored } from './direction.ts'
import { copyOfSheets, shadowRootInAnEmptyPage } from './testing/shadow-root.ts'

/** Returns the style that a drawing and a calculation would have there. */
function at(place: Element) {
  const probe = place.ownerDocument.createElement('i')
  probe.style.cssText = `display: block; scale: ${mirrored}; rotate: calc(${inlineSign} * 90deg); text-align: ${inlineStart}`
  place.append(probe)
  const { scale, rotate, textAlign } = getComputedStyle(probe)
  return { scale, rotate, textAlign }
}

const ltr = { scale: 'none', rotate: '90deg', textAlign: 'left' }
const rtl = { scale: '-1 1', rotate: '-90deg', textAlign: 'right' }

/** Puts HTML into the page or a shadow root, and gives back its element with `id="here"`. */
function here(html: string, parent: Element | ShadowRoot = document.body) {
  const frame = document.createElement('div')
  frame.innerHTML = html
  parent.append(frame)
  onTestFinished(() => frame.remove())
  return frame.querySelector('#here')!
}

test.each([
  ['<p id="here"></p>', ltr],
  ['<p id="here" lang="ar"></p>', ltr],
  ['<p id="here" dir="rtl" lang="en"></p>', rtl],
  ['<p id="here" dir="RTL"></p>', rtl],
  ['<div dir="rtl"><p><i id="here"></i></p></div>', rtl],
  ['<div dir="rtl"><p id="here" dir="ltr"></p></div>', ltr],
  ['<div dir="rtl"><p dir="ltr"><i id="here" dir="rtl"></i></p></div>', rtl],
  ['<div dir="ltr"><p id="here" dir="rtl"></p></div>', rtl],
])('%s', (html, expected) => {
  expect(at(here(html))).toEqual(expected)
})

test('the page’s dir applies to everything on it', () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  expect(at(here('<p id="here"></p>'))).toEqual(rtl)
  expect(at(here('<p id="here" dir="ltr"></p>'))).toEqual(ltr)
})

test('a shadow root inherits the direction of its host, and its own dir attributes take precedence', () => {
  const host = here('<div dir="rtl"><p id="here"></p></div>')
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [copyOfSheets()]
  expect(at(here('<p id="here"></p>', root))).toEqual(rtl)
  expect(at(here('<p id="here" dir="ltr"></p>', root))).toEqual(ltr)
  host.setAttribute('dir', 'ltr')
  expect(at(here('<p id="here"></p>', root))).toEqual(ltr)
})

test.each([
  ['ltr', ltr],
  ['rtl', rtl],
])('on a page without the style sheet, dir on a shadow host applies: %s', (dir, expected) => {
  const root = shadowRootInAnEmptyPage()
  root.innerHTML = '<p id="here"></p>'
  root.host.setAttribute('dir', dir)
  expect(at(root.querySelector('#here')!)).toEqual(expected)
})
