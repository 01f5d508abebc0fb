/** An operation whose outcome is still unknown. */
export interface Followed {
  /** Checks it once. Resolves to whether it is settled. A rejection counts as `false`. */
  readonly look: () => Promise<boolean>
  /** Returns milliseconds until the next check, `elapsed` milliseconds after the start; `undefined` stops. */
  readonly nextLookIn: (elapsed: number) => number | undefined
}

/**
 * Pending checks of a provider by key, with a function that stops each. They end with the provider, not with a dialog.
 */
export type Following = Map<string, () => void>

/** Polls until an outcome is known. One poll per key: a later one replaces it. */
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
 * Returns milliseconds until the next check, `elapsed` milliseconds after the start: after each delay in order, then
 * every `then`, or never without it. It targets fixed times, so calling it twice has no effect.
 */
export function backOff(delays: readonly number[], elapsed: number, then?: number): number | undefined {
  let at = 0
  for (const delay of delays) {
    at += delay
    if (at > elapsed) return at - elapsed
  }
  return then && then - ((elapsed - at) % then)
}
