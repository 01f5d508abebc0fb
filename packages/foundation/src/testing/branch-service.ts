import type { Branch } from '@memberkit/contract/partners/branches'

/**
 * What happens to a request: `lost` before it takes effect, `dropped` or `late` after it, `resent` by the browser,
 * `beaten` by a colleague's change, `hidden`: the next reading fails. A number is the status of a refusal.
 */
export const troubles = ['lost', 'dropped', 'late', 'resent', 'beaten', 'hidden', 400, 401, 403, 409, 412, 429] as const
export type Trouble = (typeof troubles)[number] | 'none'

/** A change that the service has carried out. */
interface Commit {
  readonly by: 'me' | 'colleague'
  readonly before: Branch
  readonly after: Branch
}

/** Milliseconds until an answer, and until the effect of a `late` request. */
const latency = 10
const lateness = 3_000

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
export const emailOf = (address: string) => ({ type: 'PRIMARY' as const, address })

const opened: Branch = {
  id: 'branch-1',
  name: 'Example',
  aboutUsText: 'Example',
  emails: [emailOf('office@example.com')],
  address: { state: 'OH', country: 'US', address1: '1 Example Street', locality: 'Dayton', postalCode: '45402' },
  businessHours: Object.fromEntries(days.map((day) => [day, []])) as unknown as Branch['businessHours'],
  status: 'ACTIVE',
  network: 'LEGAL',
  branchTypes: [],
  phones: [],
  areasOfLaw: [],
  providerIds: [],
  referralProviderIds: [],
  servicingAreas: [],
  timeZone: 'America/New_York',
  unavailableDates: [],
  permissions: [],
  version: '1',
} as unknown as Branch

/** A service with one branch, whose requests meet `queue` in turn. It trims names, as services may. */
export function branchService(queue: Trouble[]) {
  let branch = opened
  const commits: Commit[] = []
  const colleagues = () => commits.filter(({ by }) => by === 'colleague').length

  function commit(by: Commit['by'], change: Partial<Branch>) {
    const before = branch
    branch = { ...branch, ...change, version: String(Number(branch.version) + 1) }
    commits.push({ by, before, after: branch })
  }

  /** Another field than the colleague's last change. */
  function changeAsColleague(field = colleagues() % 3) {
    const value = `theirs ${colleagues() + 1}`
    if (field === 0) commit('colleague', { name: value })
    else if (field === 1) commit('colleague', { aboutUsText: value })
    else commit('colleague', { emails: [...branch.emails, emailOf(value)] })
  }

  function carryOut(action: string, body: Readonly<Record<string, string>>, version: string | null): Response {
    if (version !== null && version.replaceAll('"', '') !== branch.version) return answer(412)
    const { name = '', aboutUsText, address = '' } = body
    const isListed = branch.emails.some((one) => one.address === address)
    if (action === 'updateName') commit('me', { name: name.trim() })
    else if (action === 'updateAboutUsText') commit('me', { aboutUsText })
    else if (isListed === (action === 'addEmail')) return answer(409)
    else if (isListed) commit('me', { emails: branch.emails.filter((one) => one.address !== address) })
    else commit('me', { emails: [...branch.emails, emailOf(address)] })
    return answer(200)
  }

  const answer = (status: number) => Response.json(status === 200 ? branch : {}, { status })

  async function fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init)
    await new Promise((resolve) => setTimeout(resolve, latency))
    if (request.method === 'GET') return answer(queue[0] === 'hidden' && queue.shift() ? 503 : 200)
    const action = new URL(request.url).pathname.split('/').at(-1)!
    const body = (await request.json()) as Record<string, string>
    const act = () => carryOut(action, body, request.headers.get('if-match'))
    const trouble = queue.shift() ?? 'none'
    if (typeof trouble === 'number') return answer(trouble)
    if (trouble === 'lost') return answer(503)
    if (trouble === 'late') {
      setTimeout(act, lateness)
      return answer(504)
    }
    if (trouble === 'beaten') changeAsColleague()
    const answered = act()
    if (trouble === 'dropped') throw new TypeError('Failed to fetch')
    return trouble === 'resent' ? act() : answered
  }

  return {
    fetch,
    commits,
    changeAsColleague,
    get branch() {
      return branch
    },
  }
}

export type BranchService = ReturnType<typeof branchService>
