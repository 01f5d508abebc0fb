import { expect, test } from 'vitest'
import { consoleLink, only } from './console-link.ts'

test('a place and its address are the same', () => {
  const place = {
    service: 'offers',
    page: 'Offer',
    in: { brand: 'legal' },
    id: 'offer-1',
    flow: 'call',
    call: 'validateOfferSelections',
  } as const
  expect(consoleLink.fromLink(consoleLink.toLink(place, '/desk'))).toEqual(place)
  expect(consoleLink.toLink(only({ service: 'taxes' }), '/desk?service=offers&id=7&other=1')).toBe(
    '/desk?service=taxes&other=1',
  )
})

test.each(['in=brand', 'in=%00~x', 'id=<script>', 'service=a b', 'flow=delete'])('%s is no place', (query) => {
  expect(consoleLink.fromLink(`/?${query}`)).toEqual({})
})
