/** Something whose outcome is not known yet. */
export interface Followed {
  /** Reads it once more. Resolves to whether there is nothing left to follow. A rejection counts as `false`. */
  readonly look: () => Promise<boolean>
  /** Milliseconds until the next look, `elapsed` milliseconds after it began; `undefined` ends it. */
  readonly nextLookIn: (elapsed: number) => number | undefined
}

/** What is followed in a provider, by key, with how to end it. It ends with the provider, not with a dialog. */
export type Following = Map<string, () => void>

/** Looks again and again until the outcome is known. One at a time for each key: a later one replaces it. */
export function follow(following: Following, key: string, { look, nextLookIn }: Followed): () => void {
  following.get(key)?.()
  const begun = Date.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  const isFollowed = () => following.get(key) === end
  function end() {
    clearTimeout(timer)
    if (isFollowed()) following.delete(key)
  }
  function wait() {
    const delay = nextLookIn(Date.now() - begun)
    if (delay === undefined) end()
    else timer = setTimeout(turn, delay)
  }
  async function turn() {
    const isOver = await look().catch(() => false)
    if (!isFollowed()) return
    if (isOver) end()
    else wait()
  }
  following.set(key, end)
  wait()
  return end
}

/**
 * Milliseconds until the next look, for `elapsed` milliseconds: after each of the delays in turn, then at every `then`,
 * or no more without it. It aims at moments, so asking twice changes nothing.
 */
export function backOff(delays: readonly number[], elapsed: number, then?: number): number | undefined {
  let at = 0
  for (const delay of delays) {
    at += delay
    if (at > elapsed) return at - elapsed
  }
  return then && then - ((elapsed - at) % then)
}
