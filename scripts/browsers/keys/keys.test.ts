import { expect, test } from 'vitest'
import { pages } from '../../api/pages.ts'
import { scripts } from './index.mjs'

/** Components whose page names keys beyond Tab, Enter and Space. */
const withOwnKeys = pages.filter(({ docs }) => docs.keyboard.some(({ keys }) => /Arrow|Escape|Home/.test(keys)))

test.each(withOwnKeys)('$name has a script of real keys for every browser', ({ name }) => {
  expect(scripts.map(({ component }) => component)).toContain(name)
})
