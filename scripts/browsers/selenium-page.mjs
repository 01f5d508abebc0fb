import { Builder, By, Capabilities, Key } from 'selenium-webdriver'
import { viewport } from './puppeteer-page.mjs'

/** WebDriver codes by DOM key name. */
const codes = {
  Alt: Key.ALT,
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  Backspace: Key.BACK_SPACE,
  Control: Key.CONTROL,
  Delete: Key.DELETE,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  F2: Key.F2,
  F6: Key.F6,
  Home: Key.HOME,
  PageDown: Key.PAGE_DOWN,
  PageUp: Key.PAGE_UP,
  Shift: Key.SHIFT,
  Space: Key.SPACE,
  Tab: Key.TAB,
}

/** Opens a page of WebKitGTK with selenium; same interface as `puppeteerPage`. */
export async function seleniumPage({ server, binary, corner }) {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  })
  async function start() {
    const session = await new Builder().usingServer(server).withCapabilities(capabilities).build()
    await session.manage().setTimeouts({ script: 120_000, pageLoad: 60_000 })
    await fitViewport(session, viewport, corner)
    return session
  }
  let driver = await start()
  const pointer = () => driver.actions({ async: true })
  const at = ({ x, y }) => ({ x: Math.round(x), y: Math.round(y), duration: 0 })
  return {
    version: (await driver.getCapabilities()).get('browserVersion'),
    open: (url) => driver.get(url),
    /** Restarts the browser process: a crashed page no longer responds. */
    async renew() {
      await driver.quit().catch(() => {})
      driver = await start()
    },
    evaluate: (fn, ...args) => evaluate(driver, fn, args),
    async type(text) {
      // One by one, like typing.
      for (const character of text) await driver.actions().sendKeys(character).perform()
    },
    async press(chord) {
      const keys = chord.split(/(?<=.)\+/).map((key) => codes[key] ?? key)
      const actions = driver.actions()
      for (const key of keys) actions.keyDown(key)
      for (const key of keys.toReversed()) actions.keyUp(key)
      await actions.perform()
    },
    click: (point) => pointer().move(at(point)).press().release().perform(),
    move: (point) => pointer().move(at(point)).perform(),
    drag: (from, to) => {
      const halfway = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
      return pointer().move(at(from)).press().move(at(halfway)).move(at(to)).release().perform()
    },
    chooseFiles: async (selector, paths) => {
      await driver.findElement(By.css(selector)).sendKeys(paths.join('\n'))
    },
    resize: (size) => fitViewport(driver, size, corner),
    close: () => driver.quit(),
  }
}

/** Sets the viewport size, excluding the window's toolbar. */
async function fitViewport(driver, { width, height }, corner) {
  const window = driver.manage().window()
  const outer = await window.getRect()
  const inner = await driver.executeScript('return { width: innerWidth, height: innerHeight }')
  await window.setRect({
    ...corner,
    width: width + outer.width - inner.width,
    height: height + outer.height - inner.height,
  })
}

async function evaluate(driver, fn, args) {
  const script = `const settle = arguments[arguments.length - 1]
    Promise.resolve((${fn}).apply(undefined, Array.prototype.slice.call(arguments, 0, -1)))
      .then((value) => settle({ value }), (problem) => settle({ problem: String(problem?.stack ?? problem) }))`
  const { value, problem } = await driver.executeAsyncScript(script, ...args)
  if (problem) throw new Error(problem)
  return value
}
