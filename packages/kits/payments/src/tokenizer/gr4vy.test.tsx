import { expect, onTestFinished, test, vi } from 'vitest'
import { createGr4vyTokenizer, type Gr4vyOptions } from './gr4vy.ts'
import type { FieldsState } from './tokenizer.ts'

/** Stands for the vendor's package: what it is told, and what it tells. */
function fakePackage() {
  const listeners = new Map<string, Set<(data: unknown) => void>>()
  const inputs: ((data: unknown) => void)[] = []
  const tell = (event: string, data?: unknown) => listeners.get(event)?.forEach((listener) => listener(data))
  const addField = () => ({ addEventListener: (_: string, listener: (data: unknown) => void) => inputs.push(listener) })
  const submit = vi.fn()
  class SecureFields {
    addCardNumberField = addField
    addExpiryDateField = addField
    addSecurityCodeField = addField
    submit = submit
    addEventListener(event: string, listener: (data: unknown) => void) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    }
    removeEventListener(event: string, listener: (data: unknown) => void) {
      listeners.get(event)?.delete(listener)
    }
  }
  return { SecureFields: SecureFields as never, tell, submit, enterNumber: (schema: string) => inputs[0]?.({ schema }) }
}

function mount(options: Partial<Gr4vyOptions> = {}) {
  const vendor = fakePackage()
  const place = document.body.appendChild(document.createElement('div'))
  const states: FieldsState[] = []
  const tokenizer = createGr4vyTokenizer({
    gr4vyId: 'example',
    environment: 'sandbox',
    createSession: async () => 'session-1',
    readSession: async () => ({ lastFour: '4242', expiresOn: '2031-04' }),
    load: async () => vendor,
    ...options,
  })
  const fields = tokenizer.mountCardFields(place, {
    locale: 'en-US',
    scheme: 'light',
    title: 'Card details',
    labels: { number: 'Card number', expiry: 'Expiry date', securityCode: 'Security code' },
    onState: (state) => void states.push(state),
  })
  onTestFinished(() => {
    fields.dispose()
    place.remove()
  })
  return { ...vendor, fields, place, states, last: () => states.at(-1) }
}

async function ready(stage: ReturnType<typeof mount>) {
  await vi.waitFor(() => {
    stage.tell('ready')
    expect(stage.last()).toEqual({ phase: 'ready', isComplete: false })
  })
}

test('the session is the token; the host’s server says which card it is', async () => {
  const stage = mount()
  await ready(stage)
  stage.enterNumber('visa')
  stage.tell('form-change', { complete: true })
  expect(stage.last()).toEqual({ phase: 'ready', isComplete: true, brand: 'VISA' })
  const result = stage.fields.tokenize()
  expect(stage.fields.tokenize()).toBe(result)
  stage.tell('card-vault-success')
  expect(await result).toEqual({
    ok: true,
    data: { token: 'session-1', brand: 'VISA', lastFour: '4242', expiresOn: '2031-04' },
  })
  expect(stage.submit).toHaveBeenCalledOnce()
})

test.each([
  [{ status: 400 }, 'invalid'],
  [{ status: 500 }, 'unavailable'],
  [undefined, 'unavailable'],
])('a refusal of %j is %s', async (failure, reason) => {
  const stage = mount()
  await ready(stage)
  const result = stage.fields.tokenize()
  stage.tell('card-vault-failure', failure)
  expect(await result).toEqual({ ok: false, reason })
})

test('no answer in time, an unreadable card, and fields that never come', async () => {
  const silent = mount({ tokenTimeout: 20 })
  await ready(silent)
  expect(await silent.fields.tokenize()).toEqual({ ok: false, reason: 'timedOut' })

  const unreadable = mount({ readSession: () => Promise.reject(new TypeError('Failed to fetch')) })
  await ready(unreadable)
  const result = unreadable.fields.tokenize()
  unreadable.tell('card-vault-success')
  expect(await result).toEqual({ ok: false, reason: 'unavailable' })

  const late = mount({ readyTimeout: 20 })
  await vi.waitFor(() => expect(late.last()).toEqual({ phase: 'failed', reason: 'timedOut' }))
  const missing = mount({ load: () => Promise.reject(new TypeError('Failed to fetch')) })
  await vi.waitFor(() => expect(missing.last()).toEqual({ phase: 'failed', reason: 'unavailable' }))
  expect(await missing.fields.tokenize()).toEqual({ ok: false, reason: 'unavailable' })
})

test('the package itself has what the adapter uses', async () => {
  const { SecureFields } = await import('@gr4vy/secure-fields')
  for (const method of ['addCardNumberField', 'addExpiryDateField', 'addSecurityCodeField', 'submit'] as const) {
    expect(SecureFields.prototype[method]).toBeTypeOf('function')
  }
})

test('disposing leaves nothing behind', async () => {
  const stage = mount()
  await ready(stage)
  const count = stage.states.length
  stage.fields.dispose()
  stage.tell('form-change', { complete: true })
  expect(stage.place.childElementCount).toBe(0)
  expect(stage.states).toHaveLength(count)
})

test('a host’s server that doesn’t say which card it is, is waited for so long and no longer', async () => {
  const stage = mount({ tokenTimeout: 30, readSession: () => new Promise(() => {}) })
  await ready(stage)
  const answer = stage.fields.tokenize()
  stage.tell('card-vault-success')
  expect(await answer).toEqual({ ok: false, reason: 'timedOut' })
})
