/** An operation whose outcome is still unknown. */
export interface Poll {
  /** Checks it once. Resolves to whether it is settled. A rejection counts as `false`. */
  readonly check: () => Promise<boolean>
  /** Returns milliseconds until the next check, `elapsed` milliseconds after the start; `undefined` stops. */
  readonly nextDelay: (elapsed: number) => number | undefined
}

/**
 * Pending checks of a provider by key, with a function that stops each. They end with the provider, not with a dialog.
 */
export type Polls = Map<string, () => void>

/** Polls until an outcome is known. One poll per key: a later one replaces it. */
export function startPolling(polls: Polls, key: string, { check, nextDelay }: Poll): () => void {
  polls.get(key)?.()
  const begun = Date.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  const isCurrent = () => polls.get(key) === end
  function end() {
    clearTimeout(timer)
    if (isCurrent()) polls.delete(key)
  }
  function wait() {
    const delay = nextDelay(Date.now() - begun)
    if (delay === undefined) end()
    else timer = setTimeout(turn, delay)
  }
  async function turn() {
    const isOver = await check().catch(() => false)
    if (!isCurrent()) return
    if (isOver) end()
    else wait()
  }
  polls.set(key, end)
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
