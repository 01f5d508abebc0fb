import type { Collection, MockPlatform, Stored } from '@memberkit/fixtures'

/** Changes an entity as a colleague does who works in the same place. */
export function changeAsColleague<T extends Stored>(
  platform: MockPlatform,
  { kind }: Collection<T>,
  id: string,
  patch: Partial<NoInfer<T>>,
) {
  // The page has been open for a while by then, by the journal, too.
  platform.clock.advance(60_000)
  platform.rival({
    as: platform.sessionOf('staff-kim'),
    act: (world, ledger) => ledger.change(kind, world.collection(kind).get(id)!, patch, 'UPDATED'),
  })
}
