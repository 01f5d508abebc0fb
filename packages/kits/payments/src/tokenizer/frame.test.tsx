import { testVendorUrl } from '@memberkit/testing/test-vendor'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createTestTokenizer, type TestVendorOptions } from './test-vendor.ts'
import type { FieldsState } from './tokenizer.ts'

const url = testVendorUrl()
const vendorOrigin = new URL(url).origin
const frame = () => document.querySelector('iframe')!

/** The TEST vendor's fields in this page, and what they report. */
function mount(options: Partial<TestVendorOptions> = {}) {
  const tokenizer = createTestTokenizer({ url, ...options })
  const place = document.body.appendChild(document.createElement('div'))
  const states: FieldsState[] = []
  const fields = tokenizer.mountCardFields(place, {
    locale: 'en-US',
    scheme: 'light',
    title: 'Card details',
    labels: { number: '', expiry: '', securityCode: '' },
    onState: (state) => void states.push(state),
  })
  onTestFinished(() => {
    fields.dispose()
    place.remove()
  })
  return { tokenizer, place, states, fields, last: () => states.at(-1) }
}

const isReady = ({ last }: ReturnType<typeof mount>) => expect.poll(last).toMatchObject({ phase: 'ready' })
const inFrame = (label: string) => page.frameLocator(page.elementLocator(frame())).getByLabelText(label)

/** A message to this page, as if from `source` at `origin`. */
const send = (data: unknown, { source, origin }: { source?: Window | null; origin?: string }) =>
  window.dispatchEvent(new MessageEvent('message', { data, source: source ?? null, origin: origin ?? vendorOrigin }))
const forged = (request = '1') => ({
  vendor: 'test',
  type: 'tokenized',
  request,
  result: { token: 'forged', brand: 'AMEX', lastFour: '0000', expiresOn: '2040-01' },
})

test('the vendor is another origin: this page cannot read what is entered there', async () => {
  const stage = mount({ card: 'VISA' })
  await isReady(stage)
  expect(vendorOrigin).not.toBe(location.origin)
  expect(() => frame().contentWindow!.document).toThrow(/cross-origin/)
})

test('a card is entered in the frame and comes out as a token; no number is ever on this page', async () => {
  const heard: string[] = []
  const listen = ({ data }: MessageEvent) => void heard.push(JSON.stringify(data))
  window.addEventListener('message', listen)
  onTestFinished(() => window.removeEventListener('message', listen))
  const stage = mount()
  await isReady(stage)
  await inFrame('Card number').fill('4242 4242 4242 4242')
  await inFrame('Expiry date (MM/YY)').fill('04/31')
  await inFrame('Security code').fill('9876')
  await expect.poll(stage.last).toEqual({ phase: 'ready', isComplete: true, brand: 'VISA' })
  const result = await stage.fields.tokenize()
  expect(result).toEqual({
    ok: true,
    data: { token: expect.stringMatching(/^tok-card-/), brand: 'VISA', lastFour: '4242', expiresOn: '2031-04' },
  })
  const everything = heard.join() + document.body.outerHTML + JSON.stringify(stage.states)
  expect(everything).not.toMatch(/4242 ?4242|9876/)
})

test('details that the vendor refuses are invalid, and the frame says which', async () => {
  const stage = mount()
  await isReady(stage)
  await inFrame('Card number').fill('4242 4242 4242 4241')
  expect(await stage.fields.tokenize()).toEqual({ ok: false, reason: 'invalid' })
  // Only a real pointer reaches into another origin: a press waits until the words are there.
  await page.frameLocator(page.elementLocator(frame())).getByText('Check the card number.').click()
})

test('a forged answer is ignored: from another window, from another origin, or to another request', async () => {
  const stage = mount({ card: 'VISA', behavior: 'silent', timeouts: { token: 400 } })
  await isReady(stage)
  const other = document.body.appendChild(document.createElement('iframe'))
  onTestFinished(() => other.remove())
  const answer = stage.fields.tokenize()
  send(forged(), { source: other.contentWindow })
  send(forged(), { source: window })
  send(forged(), { source: frame().contentWindow, origin: location.origin })
  send(forged(), { source: frame().contentWindow, origin: 'https://vendor.example' })
  send(forged('99'), { source: frame().contentWindow })
  send({ ...forged(), vendor: 'other' }, { source: frame().contentWindow })
  send('tokenized', { source: frame().contentWindow })
  expect(await answer).toEqual({ ok: false, reason: 'timedOut' })
})

test('the frame’s own window at its own origin is believed, so that the test above means something', async () => {
  const stage = mount({ card: 'VISA', behavior: 'silent' })
  await isReady(stage)
  const answer = stage.fields.tokenize()
  send(forged(), { source: frame().contentWindow })
  expect(await answer).toMatchObject({ ok: true, data: { token: 'forged' } })
})

test('an answer that is not complete is no answer', async () => {
  const stage = mount({ card: 'VISA', behavior: 'silent' })
  await isReady(stage)
  const answer = stage.fields.tokenize()
  send({ ...forged(), result: { token: '4242424242424242', lastFour: '4242' } }, { source: frame().contentWindow })
  expect(await answer).toEqual({ ok: false, reason: 'unavailable' })
})

test('the frame listens to its parent only: an order of another origin is not carried out', async () => {
  const stage = mount({ card: 'VISA' })
  await isReady(stage)
  const stranger = document.body.appendChild(document.createElement('iframe'))
  onTestFinished(() => stranger.remove())
  const heard = vi.fn()
  window.addEventListener('message', heard)
  onTestFinished(() => window.removeEventListener('message', heard))
  const order = { vendor: 'test', type: 'tokenizeCard', request: '1' }
  // A script of a window beside it: the same order, from another source.
  const { eval: run } = stranger.contentWindow as Window & typeof globalThis
  run(`parent.frames[0].postMessage(${JSON.stringify(order)}, '*')`)
  expect(await stage.fields.tokenize()).toMatchObject({ ok: true })
  await expect.poll(() => heard.mock.calls.filter(([{ data }]) => data?.type === 'tokenized')).toHaveLength(1)
})

test('two calls are one request', async () => {
  const stage = mount({ card: 'VISA' })
  await isReady(stage)
  const [first, second] = await Promise.all([stage.fields.tokenize(), stage.fields.tokenize()])
  expect(first).toBe(second)
})

test('a frame that never gets ready has timed out; asking for a token then says so at once', async () => {
  const stage = mount({ behavior: 'dead', timeouts: { ready: 50 } })
  await expect.poll(stage.last).toEqual({ phase: 'failed', reason: 'timedOut' })
  expect(await stage.fields.tokenize()).toEqual({ ok: false, reason: 'timedOut' })
})

test('a vendor that is down is unavailable', async () => {
  const stage = mount({ card: 'VISA', behavior: 'down' })
  await isReady(stage)
  expect(await stage.fields.tokenize()).toEqual({ ok: false, reason: 'unavailable' })
})

test('a frame that is lost under way answers unavailable, and one that loads again is waited for', async () => {
  const stage = mount({ card: 'VISA', behavior: 'silent' })
  await isReady(stage)
  const answer = stage.fields.tokenize()
  frame().src += '&again=1'
  expect(await answer).toEqual({ ok: false, reason: 'unavailable' })
  await isReady(stage)
  frame().remove()
  expect(await stage.fields.tokenize()).toEqual({ ok: false, reason: 'unavailable' })
})

test('a frame is ready once it says so, while its pictures are still coming', async () => {
  const stage = mount({ behavior: 'dead' })
  const loaded = new Promise((resolve) => frame().addEventListener('load', resolve))
  send({ vendor: 'test', type: 'ready' }, { source: frame().contentWindow })
  expect(stage.last()).toEqual({ phase: 'ready', isComplete: false })
  await loaded
  expect(stage.last()).toEqual({ phase: 'ready', isComplete: false })
})

test('a frame that loads again is ready once it says so, although its pictures come later', async () => {
  const stage = mount({ behavior: 'dead' })
  const sayReady = () => send({ vendor: 'test', type: 'ready' }, { source: frame().contentWindow })
  const loaded = () => new Promise((resolve) => frame().addEventListener('load', resolve, { once: true }))
  await loaded()
  sayReady()
  const again = loaded()
  frame().src += '&again=1'
  sayReady()
  await again
  expect(stage.last()).toEqual({ phase: 'ready', isComplete: false })
  const other = loaded()
  frame().src += '&other=1'
  await other
  expect(stage.last()).toEqual({ phase: 'loading' })
})

test('a bank account goes to the vendor and comes back as a token; its frame is gone then', async () => {
  const tokenizer = createTestTokenizer({ url })
  const account = {
    country: 'US',
    type: 'CHECKING',
    routingNumber: '011000015',
    accountNumber: '000123456789',
  } as const
  expect(await tokenizer.tokenizeBankAccount?.(account)).toEqual({
    ok: true,
    data: { token: expect.stringMatching(/^tok-account-/), lastFour: '6789' },
  })
  expect(frame()).toBeNull()
})

test('nothing is left behind', async () => {
  const stage = mount()
  await isReady(stage)
  const count = stage.states.length
  const { contentWindow } = frame()
  stage.fields.dispose()
  expect(stage.place.childElementCount).toBe(0)
  send({ vendor: 'test', type: 'changed', isComplete: true }, { source: contentWindow })
  expect(stage.states).toHaveLength(count)
})
