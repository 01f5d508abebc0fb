import { expect, test } from 'vitest'
import { mailtoHref, safeHref } from './safe-href.ts'

test.each([
  'https://example.com/a:b',
  'http://example.com',
  '/invoices/1?at=10:30',
  'invoices/1:2',
  '?tab=a:b',
  '#a:b',
  '',
  'mailto:ada@example.com',
  'tel:+15550100',
])('keeps %j', (href) => {
  expect(safeHref(href)).toBe(href)
})

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://example.com/1',
])('drops %j', (href) => {
  expect(safeHref(href)).toBeUndefined()
})

test('what is typed in an email address never becomes a field of the message', () => {
  expect(mailtoHref('ada@example.com')).toBe('mailto:ada@example.com')
  expect(mailtoHref('ada+plan?cc=all@example.com&body=x')).toBe('mailto:ada%2Bplan%3Fcc%3Dall@example.com%26body%3Dx')
})
