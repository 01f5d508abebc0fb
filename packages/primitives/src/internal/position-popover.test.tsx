import { expect, onTestFinished, test } from 'vitest'
import { positionPopover, roomProperty } from './position-popover.ts'

function setUp(at: Partial<CSSStyleDeclaration>, direction = 'ltr') {
  const box = (style: Partial<CSSStyleDeclaration>) => {
    const element = document.body.appendChild(document.createElement('div'))
    Object.assign(element.style, { position: 'fixed', boxSizing: 'border-box', ...style })
    onTestFinished(() => element.remove())
    return element
  }
  return {
    trigger: box({ inlineSize: '80px', blockSize: '40px', ...at }),
    list: box({ inlineSize: '200px', blockSize: '150px', margin: '4px 0', direction }),
  }
}

test('below, aligned with the start', () => {
  const { trigger, list } = setUp({ top: '100px', left: '300px' })
  positionPopover(list, trigger, 'start', 'below', false)
  expect(list.getBoundingClientRect()).toMatchObject({ top: 144, left: 300 })
})

test('aligned with the end, mirrored right to left', () => {
  const { trigger, list } = setUp({ top: '100px', left: '300px' })
  positionPopover(list, trigger, 'end', 'below', false)
  expect(list.getBoundingClientRect().right).toBe(380)
  const arabic = setUp({ top: '100px', left: '300px' }, 'rtl')
  positionPopover(arabic.list, arabic.trigger, 'start', 'below', false)
  expect(arabic.list.getBoundingClientRect().right).toBe(380)
})

test('flips above without room below, and stays in the window', () => {
  const { trigger, list } = setUp({ bottom: '0px', right: '0px' })
  positionPopover(list, trigger, 'start', 'below', false)
  expect(list.getBoundingClientRect()).toMatchObject({ bottom: innerHeight - 44, right: innerWidth - 8 })
})

test('follows the trigger until stopped', async () => {
  const { trigger, list } = setUp({ top: '100px', left: '300px' })
  const end = positionPopover(list, trigger, 'start', 'below', false)
  trigger.style.top = '50px'
  dispatchEvent(new Event('scroll'))
  expect(list.getBoundingClientRect().top).toBe(94)
  end()
  trigger.style.top = '0px'
  dispatchEvent(new Event('scroll'))
  expect(list.getBoundingClientRect().top).toBe(94)
})

test('leaves the position to CSS anchor positioning, and sets the available height', () => {
  const { trigger, list } = setUp({ top: '100px', left: '300px' })
  positionPopover(list, trigger, 'start', 'below', true)
  expect(list.style.top).toBe('')
  expect(list.style.getPropertyValue(roomProperty)).toBe(`${innerHeight - 140 - 8}px`)
})

test('above and centred, flipping below without room', () => {
  const { trigger, list } = setUp({ top: '200px', left: '300px' })
  positionPopover(list, trigger, 'center', 'above', false)
  expect(list.getBoundingClientRect()).toMatchObject({ bottom: 196, left: 240 })
  const high = setUp({ top: '20px', left: '300px' })
  positionPopover(high.list, high.trigger, 'center', 'above', false)
  expect(high.list.getBoundingClientRect().top).toBe(64)
})
