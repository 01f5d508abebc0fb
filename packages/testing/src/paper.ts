import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

/** What would be on paper if the page was printed now. The page stays as it is printed until `fromPaper`. */
export async function toPaper() {
  await emulate('print')
  onTestFinished(fromPaper)
  dispatchEvent(new Event('beforeprint'))
}

export async function fromPaper() {
  await emulate('')
  dispatchEvent(new Event('afterprint'))
}

/** The words on paper, without those for screen readers. */
export function wordsOnPaper(part: Element = document.body) {
  const hidden = [...part.querySelectorAll<HTMLElement>('*')].filter(
    (element) => getComputedStyle(element).clipPath === 'inset(50%)',
  )
  for (const { style } of hidden) style.setProperty('display', 'none', 'important')
  const words = (part as HTMLElement).innerText.replaceAll(/\s+/g, ' ')
  for (const { style } of hidden) style.removeProperty('display')
  return words
}

/** What looks as if it could be pressed, on paper; the names of rows and columns do not. */
export function controlsOnPaper(part: Element = document.body) {
  const controls = part.querySelectorAll('button:not(th > button), a[data-tone], input, select, textarea, [popover]')
  return [...controls]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => element.outerHTML.slice(0, 120))
}

async function emulate(media: string) {
  const { send } = cdp() as unknown as { send(method: string, parameters: object): Promise<unknown> }
  await send('Emulation.setEmulatedMedia', { media })
}
