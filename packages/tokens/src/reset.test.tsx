import './styles.css.ts'
import { expect, onTestFinished, test } from 'vitest'

function focused(html: string) {
  const frame = document.createElement('div')
  frame.innerHTML = html
  document.body.append(frame)
  onTestFinished(() => frame.remove())
  const place = frame.querySelector<HTMLElement>('[tabindex]')!
  place.focus()
  expect(place.matches(':focus-visible')).toBe(true)
  const { outlineStyle, outlineWidth } = getComputedStyle(place)
  return `${outlineWidth} ${outlineStyle}`
}

test('what takes the focus has our ring, and a host’s own elements keep theirs', () => {
  expect(focused('<ul class="mk-list" tabindex="-1"></ul>')).toBe('2px solid')
  expect(focused('<ul class="list" tabindex="-1"></ul>')).toContain('auto')
})

test('a heading or paragraph that is only focused by a script has no ring', () => {
  expect(focused('<h3 class="mk-heading" tabindex="-1">Review</h3>')).toContain('none')
  expect(focused('<p class="mk-text" tabindex="-1">Review</p>')).toContain('none')
  expect(focused('<h3 class="mk-heading" tabindex="0">Review</h3>')).toBe('2px solid')
})
