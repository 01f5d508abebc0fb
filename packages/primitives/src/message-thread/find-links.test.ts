import { expect, test } from 'vitest'
import { findLinks } from './find-links.ts'

const linked = (text: string) => findLinks(text).flatMap(({ href }) => href ?? [])

test.each([
  ['See https://example.com/a?b=c#d now', ['https://example.com/a?b=c#d']],
  ['HTTP://EXAMPLE.COM', ['HTTP://EXAMPLE.COM']],
  ['(https://example.com/a).', ['https://example.com/a']],
  ['https://example.com/a_(b), then', ['https://example.com/a_(b)']],
  ['« https://example.com »', ['https://example.com']],
  ['https://example.com/1 https://example.com/2', ['https://example.com/1', 'https://example.com/2']],
  ['<https://example.com>', ['https://example.com']],
  ['"https://example.com"', ['https://example.com']],
  ['javascript:alert(1)', []],
  ['data:text/html,<b>', []],
  ['https://', []],
  ['https://bank.example@elsewhere.example/', []],
  ['example.com', []],
  ['https://example.com/\u202egpj.exe', ['https://example.com/']],
])('%j has the links %j', (text, hrefs) => {
  expect(linked(text)).toEqual(hrefs)
})

test.each(['', 'No link', 'See https://example.com, and https://bank.example@x.example/.', 'https://example.com'])(
  'preserves the text of %j',
  (text) => {
    expect(
      findLinks(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  },
)
