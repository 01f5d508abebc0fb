import assert from 'node:assert/strict'
import { differenceFrom, hasText, middleOf } from './in-page.mjs'

/** What is not there by then does not come. A condition that holds is seen at once. */
const patience = 15_000

/** A matcher that can be sent to the page. */
const sent = (text) => (text instanceof RegExp ? { source: text.source, flags: text.flags } : text)

/**
 * Returns what a person does at a page with real keys and a real pointer, and what that person then perceives. Things
 * are named by role and accessible name; `nth` tells apart those that are named alike.
 */
export function personAt(page) {
  const what = (role, name, nth) => ({ role, name: sent(name), nth })
  const middle = (role, name, nth) => page.evaluate(middleOf, what(role, name, nth), patience)

  /** Waits until something is as `wanted`: focused, expanded, with a value. */
  async function sees(role, name, wanted = {}, nth = 0) {
    const states = Object.fromEntries(Object.entries(wanted).map(([key, value]) => [key, sent(value)]))
    const difference = await page.evaluate(differenceFrom, what(role, name, nth), states, patience)
    if (difference) assert.fail(difference)
  }

  return {
    sees,
    /** Waits until something is no longer there. */
    misses: (role, name) => sees(role, name, { present: false }),
    async reads(text) {
      assert.ok(await page.evaluate(hasText, text, true, patience), `The page does not say “${text}”.`)
    },
    async readsNot(text) {
      assert.ok(await page.evaluate(hasText, text, false, patience), `The page still says “${text}”.`)
    },
    /** Presses one after the other; `Shift+Tab` are pressed together. */
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
    /** Goes on with Tab, at most so many times, until something has the focus. */
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
