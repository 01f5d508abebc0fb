import { createPlatformClient } from '@memberkit/platform'
import { connect } from '@memberkit/platform/query'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { searchServices } from '../home/search-services.ts'
import { consoleServices } from '../services.ts'
import { desks } from '../testing/operation-cases.ts'
import { findEntities } from './find-entities.ts'

const signal = new AbortController().signal
const pageOf = (service: string) => desks.find((one) => one.service === service)!.pages[0]!

/** A platform that answers each request with what is given for its path, and else that it has nothing. */
function platform(answers: Readonly<Record<string, () => Response>> = {}) {
  const sent: string[] = []
  const queryClient = new QueryClient()
  const client = createPlatformClient({
    hosts: (service) => `https://${service}.memberkit.test`,
    realm: 'Internal',
    session: { token: 'sample', subType: 'Internal', identityId: 'staff-1' } as never,
    securityHeader: { name: 'x-security', value: 'sample' },
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { pathname, search } = new URL(request.url)
      const body = await request.text()
      sent.push(`${request.method} ${pathname}${search}${body && ` ${body}`}`)
      return answers[pathname]?.() ?? Response.json({}, { status: 404 })
    },
  })
  connect(queryClient, client)
  return { queryClient, sent }
}

test.each([
  ['+1 555 010-0100', []],
  ['1234567', ['GET /v1/identities?classicId=1234567']],
  ['ada@example.com', ['GET /v1/identities?email=ada%40example.com']],
  ['Ada', ['GET /v1/identities?username=Ada']],
])('people are asked for by what “%s” can be, never for everybody', async (typed, expected) => {
  const { queryClient, sent } = platform({ '/v1/identities': () => Response.json([]) })
  expect(await findEntities(queryClient, pageOf('identities'), typed)).toEqual([])
  expect(sent).toEqual(expected)
})

test('a search that needs what was not typed is not sent', async () => {
  const { queryClient, sent } = platform()
  expect(await findEntities(queryClient, pageOf('groups'), 'Maple')).toEqual([])
  expect(sent).toEqual([])
})

const searched = (queryClient: QueryClient, text: string) => searchServices(queryClient, consoleServices, text, signal)

test('the home page finds a person by name', async () => {
  const profile = { identityId: 'member-ada', name: { first: 'Ada', last: 'Sample' } }
  const { queryClient, sent } = platform({ '/v1/profiles/search': () => Response.json([profile]) })
  const { hits } = await searched(queryClient, 'Ada Sample')
  expect(hits).toEqual([{ service: 'profiles', page: 'Profile', id: 'member-ada', title: 'Ada Sample' }])
  expect(sent).toContain('POST /v1/profiles/search {"name":"Ada Sample"}')
})

test('the home page finds a case by its number', async () => {
  const { queryClient } = platform({
    '/v1/resolutions/friendlyId/R-1234': () => Response.json({ id: 'resolution-1', friendlyId: 'R-1234' }),
  })
  const { hits } = await searched(queryClient, 'R-1234')
  expect(hits).toMatchObject([{ service: 'resolutions', page: 'Resolution', id: 'resolution-1' }])
})

test('the home page finds what nothing lists by its id, and asks for none by a name', async () => {
  const { queryClient, sent } = platform({ '/v1/chats/chat-7': () => Response.json({ id: 'chat-7' }) })
  expect((await searched(queryClient, 'chat-7')).hits).toMatchObject([{ service: 'chats', page: 'Chat', id: 'chat-7' }])
  sent.length = 0
  await searched(queryClient, 'Maple')
  expect(sent.filter((one) => one.startsWith('GET /v1/chats'))).toEqual([])
})

test.each([403, 422, 429])('a search that is refused with %s has not found nothing', async (status) => {
  const { queryClient } = platform({ '/v1/products': () => Response.json({}, { status }) })
  expect((await searched(queryClient, 'legal')).failed).toContain('Product')
})

test('an id that a service refuses is none of its own; one that may not be read might be', async () => {
  const refusing = (status: number) => ({ '/v1/chats/x-7': () => Response.json({}, { status }) })
  expect((await searched(platform(refusing(422)).queryClient, 'x-7')).failed).not.toContain('Chat')
  expect((await searched(platform(refusing(403)).queryClient, 'x-7')).failed).toContain('Chat')
})

test('pages that have no search for a text are named; those that list everything are searched', async () => {
  const { queryClient } = platform({
    '/v1/classic/jobs': () => Response.json([{ id: 'job-1', title: 'Nightly billing' }]),
  })
  const { hits, unsearched } = await searched(queryClient, 'nightly')
  expect(hits).toMatchObject([{ service: 'classic-jobs', page: 'ClassicJob', id: 'job-1' }])
  const named = unsearched.map(({ page }) => page)
  // A group is found by a number only, a chat by its id.
  expect(named).toEqual(expect.arrayContaining(['Invoice', 'Offer', 'Group', 'Chat']))
  expect(named).not.toContain('Benefit')
  const ofNumber = await searched(queryClient, 'chat-7')
  expect(ofNumber.unsearched.map(({ page }) => page)).not.toContain('Chat')
})
