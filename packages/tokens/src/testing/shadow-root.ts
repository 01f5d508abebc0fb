import { onTestFinished } from 'vitest'

/** A copy of the style sheets of this page, for the shadow roots of `page`. */
export function copyOfSheets(page: Window & typeof globalThis = window) {
  const sheet = new page.CSSStyleSheet()
  sheet.replaceSync(
    [...document.styleSheets].flatMap((one) => [...one.cssRules].map((rule) => rule.cssText)).join('\n'),
  )
  return sheet
}

/** A shadow root with our style sheet, on a page without it. */
export function shadowRootInAnEmptyPage() {
  const frame = document.body.appendChild(document.createElement('iframe'))
  onTestFinished(() => frame.remove())
  const page = frame.contentDocument!
  const root = page.body.appendChild(page.createElement('div')).attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [copyOfSheets(frame.contentWindow as Window & typeof globalThis)]
  return root
}
