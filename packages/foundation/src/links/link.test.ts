import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { day, listOf, oneOf, returnTo, safeReturn, text, wholeNumber } from './codec.ts'
import { defineLink } from './link.ts'

const link = defineLink({
  invoice: text(),
  flow: oneOf('pay', 'refund'),
  status: listOf(oneOf('PAID', 'FAILED')),
  since: day,
  page: wholeNumber(1, 99),
  returnTo,
})

test('a state round-trips through an address, whose other parameters stay', () => {
  const state = {
    invoice: 'in_7',
    flow: 'pay',
    status: ['PAID', 'FAILED'],
    since: '2026-03-08',
    page: 2,
    returnTo: '/home?a=1',
  } as const
  const address = link.toLink(state, '/billing?theme=dark&page=9#top')
  expect(address).toBe(
    '/billing?theme=dark&page=2&invoice=in_7&flow=pay&status=PAID,FAILED&since=2026-03-08&returnTo=%2Fhome%3Fa%3D1#top',
  )
  expect(link.fromLink(address)).toEqual(state)
  expect(link.fromLink(`https://members.example.com${address}`)).toEqual(state)
})

test('omitted parameters are removed from the address', () => {
  expect(link.toLink({ flow: undefined }, '/billing?flow=pay&invoice=in_7#top')).toBe('/billing#top')
  expect(link.toLink({})).toBe('')
})

test('invalid parameters are ignored', () => {
  const odd =
    '?invoice=<b>&flow=constructor&status=PAID,__proto__&since=2026-02-30&page=1e3&returnTo=//elsewhere.example'
  expect(link.fromLink(odd)).toEqual({ status: ['PAID'] })
})

// Halves of surrogate pairs as well. fast-check's own any characters, and its addresses, take a second to set up.
const anyText = fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) })

test('any input parses without throwing, and round-trips', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        anyText,
        fc
          .tuple(anyText, anyText, anyText)
          .map(([path, query, hash]) => `https://example.com/${path}?${query}#${hash}`),
        fc.string().map((one) => `?invoice=${one}&since=${one}&returnTo=${one}`),
      ),
      (input) => {
        const state = link.fromLink(input)
        expect(link.fromLink(link.toLink(state))).toEqual(state)
        expect(({} as { polluted?: true }).polluted).toBeUndefined()
      },
    ),
  )
})

test('overlong addresses and values are ignored', () => {
  expect(link.fromLink(`?x=${'a'.repeat(100_000)}&invoice=in_7`)).toEqual({})
  expect(link.fromLink(`?invoice=${'a'.repeat(201)}`)).toEqual({})
})

describe('safeReturn', () => {
  test.each(['/home', '/home?a=1#b', '/a/../b', '/'])('%s is same-origin', (path) => {
    expect(safeReturn(path)).toBeDefined()
  })
  test.each([
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/.//elsewhere.example',
    '/a/..//elsewhere.example',
    '/\t/elsewhere.example',
    '/\n/elsewhere.example',
    'javascript:alert(1)',
    ' /home',
    'home',
    '',
    `/${'a'.repeat(3000)}`,
  ])('%j is rejected', (path) => {
    expect(safeReturn(path)).toBeUndefined()
  })
  test('an accepted path never leaves the origin', () => {
    const path = fc.string({ unit: fc.constantFrom('/', '\\', '.', ':', '@', 'a', '\t', '?', '#', '%2f', '%5c') })
    fc.assert(
      fc.property(path, (tail) => {
        const safe = safeReturn(`/${tail}`)
        if (safe !== undefined)
          expect(new URL(safe, 'https://members.example.com').origin).toBe('https://members.example.com')
      }),
    )
  })
})
