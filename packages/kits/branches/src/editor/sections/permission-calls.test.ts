import { expect, test } from 'vitest'
import { permissionCalls, permissionChanges } from './permission-calls.ts'

const may = (identityId: string, ...roles: string[]) => ({ identityId, roles, name: `Name of ${identityId}` })
const before = [may('lou', 'ADMIN', 'LAWYER'), may('ned', 'LAWYER'), may('noa', 'CSR'), may('una', 'INTAKES_VIEW')]
const kinds = (after: typeof before) => permissionChanges(before, after).map(({ kind }) => kind)
const [lou, ned, noa, una] = before as [(typeof before)[0], (typeof before)[0], (typeof before)[0], (typeof before)[0]]

test('the call says what happens: add, take one, replace, remove', () => {
  expect(kinds([lou, { ...ned, roles: ['LAWYER', 'CSR'] }, noa, una])).toEqual(['update'])
  expect(kinds([{ ...lou, roles: ['ADMIN'] }, ned, noa, una])).toEqual(['removeRole'])
  expect(kinds([lou, { ...ned, roles: ['CSR'] }, noa, una])).toEqual(['overwrite'])
  expect(kinds([lou, ned])).toEqual(['removePeople'])
  expect(kinds([lou, ned, noa, { ...una, roles: [] }])).toEqual(['removePeople'])
  expect(kinds(before)).toEqual([])
  expect(kinds([{ ...lou, roles: ['LAWYER', 'ADMIN'] }, ned, noa, una])).toEqual([])
})

test('additions come first, so that an administrator can hand over', () => {
  expect(kinds([{ ...lou, roles: ['LAWYER'] }, { ...ned, roles: ['LAWYER', 'ADMIN'] }, noa, una])).toEqual([
    'update',
    'removeRole',
  ])
})

test('many changes at once replace the list, as it is in the form', () => {
  const after = before.map((one) => ({ ...one, roles: [...one.roles, 'REFERRAL_CLERK'] }))
  const [call, ...rest] = permissionCalls('branch-1', before, after)
  expect(rest).toEqual([])
  expect(call?.operation.action).toBe('updatePermissions')
  expect(call?.input).toEqual({ branchId: 'branch-1', body: { permissions: after } })
})

test('what is sent', () => {
  const sent = (after: typeof before) =>
    permissionCalls('branch-1', before, after).map(({ operation, input }) => [operation.path, operation.action, input])
  expect(sent([lou, { ...ned, roles: ['CSR'] }, noa])).toEqual(
    [
      [
        '/v1/branches/{branchId}/',
        'permissions/{identityId}',
        { branchId: 'branch-1', identityId: 'ned', body: { roles: ['CSR'] } },
      ],
      ['/v1/branches/{branchId}/', 'removePermissions', { branchId: 'branch-1', body: { identityIds: ['una'] } }],
    ].map(([, action, input]) => [expect.any(String), action, input]),
  )
  expect(sent([...before, may('new', 'CSR')])).toEqual([
    [
      expect.any(String),
      'updateIdentityPermissions',
      { branchId: 'branch-1', body: { identityId: 'new', roles: ['CSR'], name: 'Name of new' } },
    ],
  ])
})
