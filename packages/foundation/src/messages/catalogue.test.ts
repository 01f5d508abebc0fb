import { expect, test } from 'vitest'
import { catalogueOf } from './catalogue.ts'
import { defineMessages, lazyMessages, messageNamespace, overrideMessages } from './messages.ts'

const english = defineMessages('shop', 'en-US', { pay: 'Pay', cancel: 'Cancel' })
const shop = messageNamespace<typeof english>('shop')
const french = defineMessages(shop, 'fr-CA', { pay: 'Payer', cancel: 'Annuler' })

test('the reader’s locale wins over any other, in whatever order the host lists them', () => {
  expect(catalogueOf([french, english], 'fr-CA').read('shop')).toEqual({ pay: 'Payer', cancel: 'Annuler' })
  expect(catalogueOf([english, french], 'fr-CA').read('shop')).toEqual({ pay: 'Payer', cancel: 'Annuler' })
})

test('a locale without messages falls back to its language, then to any locale', () => {
  expect(catalogueOf([french, english], 'en-CA').read('shop').pay).toBe('Pay')
  expect(catalogueOf([english], 'es-US').read('shop').pay).toBe('Pay')
})

test('overrides of the host win, also over messages loaded later', async () => {
  const override = overrideMessages(shop, 'en-US', { pay: 'Settle' })
  expect(catalogueOf([english, override], 'en-US').read('shop')).toEqual({ pay: 'Settle', cancel: 'Cancel' })

  const catalogue = catalogueOf([[lazyMessages(shop, 'en-US', async () => english.messages)], override], 'en-US')
  await catalogue.load('shop')
  expect(catalogue.read('shop')).toEqual({ pay: 'Settle', cancel: 'Cancel' })
})

test('lazy messages load once, on demand, and only for the reader’s locale', async () => {
  let loads = 0
  const lazily = (locale: 'en-US' | 'fr-CA') =>
    lazyMessages(shop, locale, async () => {
      loads += 1
      return locale === 'en-US' ? english.messages : { pay: 'Payer', cancel: 'Annuler' }
    })
  const catalogue = catalogueOf([lazily('en-US'), lazily('fr-CA')], 'en-US')
  expect(catalogue.read('shop')).toEqual({})
  expect(catalogue.isWaiting('shop')).toBe(true)
  await Promise.all([catalogue.load('shop'), catalogue.load('shop')])
  expect(loads).toBe(1)
  expect(catalogue.isWaiting('shop')).toBe(false)
  expect(catalogue.read('shop').pay).toBe('Pay')
})

test('a failed load is retried', async () => {
  let isDown = true
  const catalogue = catalogueOf(
    [
      lazyMessages(shop, 'en-US', async () => {
        if (isDown) throw new Error('no network')
        return english.messages
      }),
    ],
    'en-US',
  )
  await expect(catalogue.load('shop')).rejects.toThrow('no network')
  isDown = false
  await catalogue.load('shop')
  expect(catalogue.read('shop').pay).toBe('Pay')
})

test('lazy messages of another locale are not loaded when the reader’s own are present', async () => {
  const catalogue = catalogueOf([french, lazyMessages(shop, 'en-CA', async () => english.messages)], 'fr-CA')
  expect(catalogue.isWaiting('shop')).toBe(false)
  expect(catalogue.in('en-CA').isWaiting('shop')).toBe(true)
})

test('a catalogue can be read in another locale, whether or not its dictionaries have it', () => {
  const catalogue = catalogueOf([french], 'fr-CA')
  expect([catalogue.speaks('shop'), catalogue.in('en-CA').speaks('shop')]).toEqual([true, false])
  expect(catalogueOf([french, english], 'fr-CA').in('en-CA').read('shop').pay).toBe('Pay')
})
