import { expect, onTestFinished, vi } from 'vitest'
import { cdp } from 'vitest/browser'

/** Emulates print. The page stays that way until `emulateScreen`. */
export async function emulatePrint() {
  await emulate('print')
  onTestFinished(emulateScreen)
  dispatchEvent(new Event('beforeprint'))
}

export async function emulateScreen() {
  await emulate('')
  dispatchEvent(new Event('afterprint'))
}

/** Returns the printed text, without text for screen readers. */
export function printedText(part: Element = document.body) {
  const hidden = [...part.querySelectorAll<HTMLElement>('*')].filter(
    (element) => getComputedStyle(element).clipPath === 'inset(50%)',
  )
  for (const { style } of hidden) style.setProperty('display', 'none', 'important')
  const words = (part as HTMLElement).innerText.replaceAll(/\s+/g, ' ')
  for (const { style } of hidden) style.removeProperty('display')
  return words
}

/** Returns printed controls, which shouldn't exist; row and column headers don't count. */
export function printedControls(part: Element = document.body) {
  const controls = part.querySelectorAll('button:not(th > button), a[data-tone], input, select, textarea, [popover]')
  return [...controls]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => element.outerHTML.slice(0, 120))
}

/** Returns what is on paper once a press has made the kit print. */
export async function printedBy(press: () => Promise<unknown>): Promise<string> {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  await press()
  await expect.poll(() => print.mock.calls.length).toBe(1)
  print.mockRestore()
  await emulatePrint()
  return printedText().trim()
}

async function emulate(media: string) {
  const { send } = cdp() as unknown as { send(method: string, parameters: object): Promise<unknown> }
  await send('Emulation.setEmulatedMedia', { media })
}
