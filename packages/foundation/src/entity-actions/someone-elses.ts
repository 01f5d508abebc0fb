import type { Operation } from '@memberkit/contract'
import { send } from '@memberkit/platform'
import type { JournalOperation } from '../journal/useJournal.ts'
import type { Memberkit } from '../provider/context.ts'

/** Milliseconds that the platform's time may be off by: it is derived from headers in seconds. */
const slack = 2_000

/**
 * Whether a change that shows in an entity since `since` (the platform's time) is someone else's, by its journal, and not
 * the person's own. `false` if the journal can't tell: it isn't for this person, or lists nothing since.
 */
export async function isSomeoneElses(
  { client, realm, session }: Pick<Memberkit, 'client' | 'realm' | 'session'>,
  journal: Operation | undefined,
  entityId: string,
  since: number | undefined,
): Promise<boolean> {
  if (!journal || realm !== 'Internal' || !session || since === undefined) return false
  const answer = await send(client, journal as JournalOperation, { query: { entityId, limit: 20 } })
  if (!answer.ok) return false
  const fresh = answer.data.filter(({ at }) => Date.parse(at) >= since - slack)
  // The platform's own entries follow those of people.
  const people = fresh.filter(({ actor }) => actor.realm !== 'Machine')
  return people.length > 0 && people.every(({ actor }) => actor.id !== session.identityId)
}
