import assert from 'node:assert/strict'
import { differenceFrom, hasText, middleOf } from './in-page.mjs'

/** The timeout. A condition that holds is seen at once. */
const patience = 15_000

/** Serializes a matcher for the page. */
const sent = (text) => (text instanceof RegExp ? { source: text.source, flags: text.flags } : text)

/**
 * Returns the actions and observations of a person on a page, with real keys and a real pointer. Elements are found by
 * role and accessible name; `nth` distinguishes equal ones.
 */
export function personAt(page) {
  const what = (role, name, nth) => ({ role, name: sent(name), nth })
  const middle = (role, name, nth) => page.evaluate(middleOf, what(role, name, nth), patience)

  /** Waits for a state: focused, expanded, with a value. */
  async function sees(role, name, wanted = {}, nth = 0) {
    const states = Object.fromEntries(Object.entries(wanted).map(([key, value]) => [key, sent(value)]))
    const difference = await page.evaluate(differenceFrom, what(role, name, nth), states, patience)
    if (difference) assert.fail(difference)
  }

  return {
    sees,
    /** Waits until an element is gone. */
    misses: (role, name) => sees(role, name, { present: false }),
    async reads(text) {
      assert.ok(await page.evaluate(hasText, text, true, patience), `The page does not say “${text}”.`)
    },
    async readsNot(text) {
      assert.ok(await page.evaluate(hasText, text, false, patience), `The page still says “${text}”.`)
    },
    /** Presses keys in order; `Shift+Tab` is a combination. */
    async presses(...chords) {
      for (const chord of chords) await page.press(chord)
    },
    types: (text) => page.type(text),
    async clicks(role, name, nth) {
      await page.click(await middle(role, name, nth))
    },
    async pointsAt(role, name, nth) {
      await page.move(await middle(role, name, nth))
    },
    pointsAway: () => page.move({ x: 2, y: 2 }),
    async drags(role, name, by) {
      const from = await middle(role, name)
      await page.drag(from, { x: from.x + by, y: from.y })
    },
    /** Presses Tab, at most a number of times, until an element has focus. */
    async tabsTo(role, name, { nth = 0, most = 40, key = 'Tab' } = {}) {
      await sees(role, name, {}, nth)
      for (let times = 0; times < most; times++) {
        await page.press(key)
        if (!(await page.evaluate(differenceFrom, what(role, name, nth), { focused: true }, 0))) return
      }
      assert.fail(`${key} does not lead to ${role} “${name}”.`)
    },
    choosesFiles: (selector, paths) => page.chooseFiles(selector, paths),
  }
}
