/*
 * Functions that run in the page of the stories. Each is sent as text, so it uses nothing from outside itself.
 */

/** Whether Storybook can show a story. */
export const isReady = () => Boolean(globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue)

/**
 * Disables Storybook's messages. It queues each one, with the story's arguments, until its manager connects, which
 * never happens here: a story of 100,000 rows would leak 40 MB.
 */
export const forgetManager = () => void globalThis.__STORYBOOK_ADDONS_CHANNEL__.transports.splice(0)

/** Returns the viewport size that a story requests, as in the other tests. */
export async function chosenViewport(id) {
  const sizes = { mobile1: { width: 320, height: 568 }, mobile2: { width: 414, height: 896 } }
  const story = await globalThis.__STORYBOOK_PREVIEW__.storyStoreValue.loadStory({ storyId: id })
  return sizes[story.storyGlobals?.viewport?.value]
}

/**
 * Shows a story, and plays it unless `isPlayed` is false. Accessibility is checked in Chromium, by the other tests.
 *
 * @returns what went wrong, in order; nothing if all is well
 */
export async function showStory(id, { isPlayed, timeout }) {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
  const store = globalThis.__STORYBOOK_PREVIEW__.storyStoreValue
  const story = await store.loadStory({ storyId: id })
  if (!isPlayed) story.playFunction = undefined
  story.parameters.a11y = { ...story.parameters.a11y, test: 'off' }
  const problems = []
  const note = (...errors) =>
    problems.push(...errors.flat().map((error) => error?.message ?? error?.description ?? JSON.stringify(error)))
  const failures = [
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
    'storyThrewException',
    'storyErrored',
    'storyMissing',
  ]
  for (const name of failures) channel.on(name, note)
  const status = await new Promise((resolve) => {
    const finish = ({ storyId, status: result }) => storyId === id && resolve(result)
    channel.on('storyFinished', finish)
    setTimeout(() => resolve(`not finished after ${timeout / 1000} s`), timeout)
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
  })
  for (const name of failures) channel.off(name, note)
  if (status !== 'success' && problems.length === 0) problems.push(status)
  return problems
}

/** Adds a finder of elements by role and accessible name for the other functions. */
export function offerFinder() {
  globalThis.__memberkitFind = ({ role, name, nth = 0 }) => {
    const matcher = name?.source === undefined ? name : new RegExp(name.source, name.flags)
    // ARIA has no role for a summary.
    if (role === 'summary') {
      const isNamed = ({ textContent }) => matcher === undefined || textContent.trim().search(matcher) === 0
      return [...document.querySelectorAll('summary')].filter(isNamed)[nth]
    }
    const { within } = globalThis.__STORYBOOK_MODULE_TEST__
    return within(document.body).queryAllByRole(role, { name: matcher })[nth]
  }
}

/**
 * Waits until the element with this role and name is as `wanted`.
 *
 * @returns how it differs from that after all, or undefined
 */
export async function differenceFrom(what, wanted, timeout) {
  const { role, name } = what
  const named = `${role}${name === undefined ? '' : ` “${name.source ?? name}”`}`
  const attribute = (element, key) => element.getAttribute(`aria-${key}`)
  const readers = {
    focused: (element) => element.ownerDocument.activeElement === element,
    active: (element) => document.activeElement?.getAttribute('aria-activedescendant') === element.id,
    value: (element) => element.value ?? attribute(element, 'valuetext') ?? attribute(element, 'valuenow'),
    text: (element) => element.textContent,
    checked: (element) => (element.checked ?? attribute(element, 'checked') === 'true') === true,
    expanded: (element) =>
      element.localName === 'summary' ? element.parentElement.open : attribute(element, 'expanded') === 'true',
    selected: (element) => (element.selected ?? attribute(element, 'selected') === 'true') === true,
    pressed: (element) => attribute(element, 'pressed') === 'true',
    current: (element) => attribute(element, 'current'),
    sort: (element) => attribute(element, 'sort'),
  }
  const difference = () => {
    const element = globalThis.__memberkitFind(what)
    const isWanted = wanted.present !== false
    if (Boolean(element) !== isWanted) return `${named} is ${element ? 'still there' : 'not there'}`
    for (const [key, value] of Object.entries(wanted)) {
      if (key === 'present') continue
      const is = readers[key](element)
      const isSame = value?.source === undefined ? is === value : new RegExp(value.source, value.flags).test(is)
      if (!isSame) return `${named}: ${key} is ${JSON.stringify(is)}, not ${JSON.stringify(value?.source ?? value)}`
    }
    return undefined
  }
  const end = performance.now() + timeout
  while (difference() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 40))
  const last = difference()
  if (!last) return undefined
  const focused = document.activeElement
  return `${last}. The focus is on ${focused?.cloneNode(false).outerHTML ?? 'nothing'} ${focused?.textContent.slice(0, 60)}`
}

/**
 * Scrolls the middle of the element into sight.
 *
 * @returns where it is in the viewport
 * @throws Error if there is no such element, or another one covers it
 */
export async function middleOf(what, timeout) {
  const end = performance.now() + timeout
  for (;;) {
    const element = globalThis.__memberkitFind(what)
    let problem = 'is not there'
    if (element) {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      const first = element.getBoundingClientRect()
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const box = element.getBoundingClientRect()
      const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      const hit = document.elementFromPoint(point.x, point.y)
      const isInWay = !hit || !(element.contains(hit) || hit.closest('label')?.control === element)
      problem = `is covered by ${hit?.cloneNode(false).outerHTML}`
      const isStill = first.x === box.x && first.y === box.y
      if (!isStill) problem = 'does not come to rest'
      else if (!isInWay) return point
    }
    if (performance.now() > end) throw new Error(`${what.role} “${what.name?.source ?? what.name}” ${problem}`)
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
}

/**
 * Waits until the page has the text, or no longer has it.
 * @returns whether it is so after all
 */
export async function hasText(text, isWanted, timeout) {
  const end = performance.now() + timeout
  const has = () => document.body.innerText.includes(text) === isWanted
  while (!has() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 40))
  return has()
}
