import { expect, test } from 'vitest'
import { isCertainlyRejected, validateFiles } from './accept-files.ts'

const file = (name: string, type = '', size = 1) => new File(['x'.repeat(size)], name, { type })
const pdf = file('Contract.PDF', 'application/pdf')
const photo = file('photo.jpg', 'image/jpeg')
const unknown = file('notes')

const taken = (accept: string | undefined, ...files: File[]) =>
  validateFiles(files, { accept, multiple: true }).accepted.map(({ name }) => name)

test.each([
  [undefined, ['Contract.PDF', 'photo.jpg', 'notes']],
  ['', ['Contract.PDF', 'photo.jpg', 'notes']],
  ['*/*', ['Contract.PDF', 'photo.jpg', 'notes']],
  ['.pdf', ['Contract.PDF']],
  ['application/pdf', ['Contract.PDF']],
  ['IMAGE/*', ['photo.jpg']],
  [' .pdf , image/jpeg', ['Contract.PDF', 'photo.jpg']],
  ['image/png', []],
])('%j accepts %j', (accept, names) => {
  expect(taken(accept, pdf, photo, unknown)).toEqual(names)
})

test('gives a reason for each rejected file', () => {
  const large = file('large.pdf', 'application/pdf', 11)
  const folder = file('folder.pdf', 'application/pdf')
  const files = [folder, photo, large, pdf, file('second.pdf', 'application/pdf')]
  const rules = { accept: '.pdf', maxSize: 10, maxCount: 1, multiple: true }
  const { accepted, rejected } = validateFiles(files, rules, new Set([folder]))
  expect(accepted).toEqual([pdf])
  expect(rejected.map(({ file: { name }, reason }) => [name, reason])).toEqual([
    ['folder.pdf', 'folder'],
    ['photo.jpg', 'type'],
    ['large.pdf', 'size'],
    ['second.pdf', 'count'],
  ])
})

test('accepts one file, unless multiple', () => {
  expect(validateFiles([pdf, photo], {}).accepted).toEqual([pdf])
  expect(validateFiles([pdf, photo], { multiple: true }).accepted).toEqual([pdf, photo])
  expect(validateFiles([pdf], { maxCount: 0 }).accepted).toEqual([])
})

test.each([
  ['image/png', 'application/pdf', true],
  ['image/png', 'image/*', false],
  ['image/png', '.pdf', false],
  ['', 'application/pdf', false],
  ['image/png', undefined, false],
])('a dragged %j against accept %j is certainly rejected: %j', (type, accept, expected) => {
  expect(isCertainlyRejected(type, accept)).toBe(expected)
})
