/**
 * Runs work while no other window of this origin runs work of the same name; answers `undefined` at once, without
 * running it, when one does.
 */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  if (typeof navigator !== 'undefined' && navigator.locks) {
    return navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : undefined))
  }
  return typeof BroadcastChannel === 'undefined' ? work() : withChannel(name, work)
}

/** How long another window gets to object, in milliseconds. */
const objection = 60

/** Where there are no locks (an address without https): ask whether anyone is at it, and object while at it. */
async function withChannel<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  const channel = new BroadcastChannel(name)
  const mine = Math.random()
  let isTaken = false
  let isRunning = false
  channel.onmessage = ({ data }: MessageEvent<{ ask?: number; taken?: true }>) => {
    // Two that ask in the same moment: the greater number goes first, and each knows which that is.
    if (data.taken || (!isRunning && (data.ask ?? 0) > mine)) isTaken = true
    else channel.postMessage({ taken: true })
  }
  channel.postMessage({ ask: mine })
  await new Promise((resolve) => setTimeout(resolve, objection))
  try {
    if (isTaken) return undefined
    isRunning = true
    return await work()
  } finally {
    channel.close()
  }
}
