import { expect, test } from 'vitest'
import type { Branch } from '../../shared/received.ts'
import { diffOf, groupsOf, matching, toggled } from './areas.rules.ts'
import { isLastAdmin, locksOut, rolesFor, withRole } from './people.rules.ts'
import { codesIn, overlapsOf } from './servicing.rules.ts'

const areas = [
  { code: 'FA', name: 'Family' },
  { code: 'DI', name: 'Divorce', parent: 'FA' },
  { code: 'WL', name: 'Wills' },
]

test('areas: parts stand under what they are part of, and unknown codes are offered', () => {
  expect(groupsOf(areas, ['WL', 'XX'], 'en').map(({ area, children }) => [area.code, children.length])).toEqual([
    ['FA', 1],
    ['WL', 0],
    ['XX', 0],
  ])
})

test('areas: a search finds names without accents, and codes; a parent brings its parts', () => {
  const groups = groupsOf([...areas, { code: 'EQ', name: 'Équité' }], [], 'en')
  const found = (query: string) =>
    matching(groups, query).flatMap(({ area, children }) => [area.code, ...children.map(({ code }) => code)])
  expect(found('equite')).toEqual(['EQ'])
  expect(found('wl')).toEqual(['WL'])
  expect(found('divorce')).toEqual(['FA', 'DI'])
  expect(found('fam')).toEqual(['FA', 'DI'])
  expect(found('nothing of the kind')).toEqual([])
})

test('areas: with all parts on or off', () => {
  expect(toggled(['WL'], ['FA', 'DI'], true)).toEqual(['WL', 'FA', 'DI'])
  expect(toggled(['WL', 'FA', 'DI'], ['FA', 'DI'], false)).toEqual(['WL'])
  expect(diffOf(['A', 'B'], ['B', 'C', 'D'])).toEqual({ added: 2, removed: 1 })
})

const regions = [
  { value: 'TX', label: 'Texas' },
  { value: 'NM', label: 'New Mexico' },
  { value: 'QC', label: 'Québec' },
] as const

test.each([
  ['TX, NM', ['TX', 'NM'], []],
  ['tx nm', ['TX', 'NM'], []],
  ['New Mexico; Quebec', ['NM', 'QC'], []],
  ['Texas\nTexas\nAtlantis', ['TX'], ['Atlantis']],
  ['', [], []],
])('servicing areas in %j', (text, codes, unknown) => {
  expect(codesIn(text, regions)).toEqual({ codes, unknown })
})

test('servicing areas: overlaps name other active branches only', () => {
  const branch = (id: string, status: string, servicingAreas: string[]) =>
    ({ id, name: `Branch ${id}`, status, servicingAreas }) as Branch
  const all = [branch('1', 'ACTIVATED', ['TX']), branch('2', 'ACTIVATED', ['TX']), branch('3', 'DELETED', ['TX'])]
  expect([...overlapsOf(['TX', 'NM'], '1', all)]).toEqual([['TX', ['Branch 2']]])
})

const people = [
  { identityId: 'lou', roles: ['ADMIN'] },
  { identityId: 'ned', roles: ['LAWYER', 'DECOMMISSIONED_ADMIN'] },
]

test('people: the last administrator, and who gives the own role away', () => {
  expect(isLastAdmin(people, 'lou')).toBe(true)
  expect(isLastAdmin(withRole(people, 'ned', 'ADMIN', true), 'lou')).toBe(false)
  expect(locksOut(people, withRole(people, 'lou', 'ADMIN', false), 'lou')).toBe(true)
  expect(locksOut(people, withRole(people, 'lou', 'CSR', true), 'lou')).toBe(false)
})

test('people: a former administrator’s role is shown to who has it, and offered to nobody', () => {
  expect(rolesFor([], [])).not.toContain('DECOMMISSIONED_ADMIN')
  expect(rolesFor(people[1]!.roles, [])).toContain('DECOMMISSIONED_ADMIN')
  expect(rolesFor(['ADDED_LATER'], [])).toContain('ADDED_LATER')
})
