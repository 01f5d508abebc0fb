/** How long an unfinished run is kept on the device, in milliseconds. */
const keptFor = 7 * 86_400_000

/** The data that resumes a run: IDs and choices, no names. */
export interface RunFacts {
  /** The IDs of items that aren't known to be done. */
  readonly ids: readonly string[]
}

export interface UnfinishedRuns<Facts extends RunFacts> {
  read(owner: string | undefined): Facts | undefined
  /** Keeps what isn't known to be done; without any, forgets the run. */
  keep(owner: string | undefined, facts: Facts): void
}

/**
 * Defines a run of several requests that a closed tab can interrupt. It is kept on the device for a week, for each person,
 * because a device may be shared.
 *
 * @param isFacts whether the rest of what was kept can be read
 */
export function defineRun<Facts extends RunFacts>(
  name: string,
  isFacts: (kept: Readonly<Record<string, unknown>>) => boolean,
): UnfinishedRuns<Facts> {
  const keyOf = (owner: string | undefined) => `memberkit.${name}.${owner ?? ''}`
  return {
    read(owner) {
      try {
        const kept: unknown = JSON.parse(localStorage.getItem(keyOf(owner)) ?? 'null')
        const record = (kept ?? {}) as Record<string, unknown>
        const isRecent = typeof record['at'] === 'number' && Date.now() - record['at'] < keptFor
        return isRecent && isIds(record['ids']) && isFacts(record) ? (record as unknown as Facts) : undefined
      } catch {
        return undefined
      }
    },
    keep(owner, facts) {
      try {
        if (facts.ids.length === 0) localStorage.removeItem(keyOf(owner))
        else localStorage.setItem(keyOf(owner), JSON.stringify({ ...facts, at: Date.now() }))
      } catch {
        // Full, or not allowed: only the way back to an unfinished run is lost.
      }
    },
  }
}

const isIds = (ids: unknown) => Array.isArray(ids) && ids.length > 0 && ids.every((id) => typeof id === 'string')
