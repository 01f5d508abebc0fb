import { brandOf } from './results.rules.ts'
import type { FrameEvent, FrameOptions, FrameProtocol, FrameTimeouts } from './frame-protocol.ts'
import type { FieldsState, TokenizerResult } from './tokenizer.ts'

export interface FrameLinkOptions extends Pick<FrameOptions, 'purpose' | 'locale' | 'scheme'> {
  title: string
  onState: (state: FieldsState) => void
}

export interface FrameLink {
  /** Resolves once the frame is ready, or with `false` if it never is. */
  ready: Promise<boolean>
  /** Sends a request, one at a time, and reads the answer. */
  ask<T>(message: (request: string) => unknown, read: (data: unknown) => T | undefined): Promise<TokenizerResult<T>>
  post(message: unknown): void
  dispose(): void
}

const tallest = 1000

/** Opens a vendor's frame in an element, and listens to its messages only. */
export function openFrame(
  element: HTMLElement,
  protocol: FrameProtocol,
  { purpose, locale, scheme, title, onState }: FrameLinkOptions,
  timeouts: FrameTimeouts = {},
): FrameLink {
  const frame = document.createElement('iframe')
  const ready = Promise.withResolvers<boolean>()
  let state: FieldsState = { phase: 'loading' }
  let pending: { request: string; answer: Promise<unknown>; end: (event?: FrameEvent) => void } | undefined
  let requests = 0
  let hasLoaded = false
  let isAnnounced = false
  let readyTimer: ReturnType<typeof setTimeout>
  let isDisposed = false

  const move = (next: FieldsState) => {
    state = next
    if (!isDisposed) onState(next)
  }
  const waitForReady = () => {
    clearTimeout(readyTimer)
    readyTimer = setTimeout(() => {
      ready.resolve(false)
      move({ phase: 'failed', reason: 'timedOut' })
    }, timeouts.ready ?? 15_000)
  }
  const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || origin !== protocol.origin) return
    const event = readSafely(protocol, data)
    if (event) take(event)
  }
  const take = (event: FrameEvent) => {
    switch (event.type) {
      case 'ready':
        // Said before the page has finished loading: its load event is still to come.
        isAnnounced = !hasLoaded || state.phase === 'ready'
        clearTimeout(readyTimer)
        ready.resolve(true)
        return move({ phase: 'ready', isComplete: false })
      case 'changed':
        if (state.phase !== 'ready') return undefined
        return move({
          phase: 'ready',
          isComplete: event.isComplete === true,
          ...(event.brand !== undefined && { brand: brandOf(event.brand) }),
        })
      case 'resized':
        if (event.height > 0 && event.height <= tallest) frame.height = String(Math.ceil(event.height))
        return undefined
      default:
        // An answer to an earlier request says nothing about this one.
        return event.request === undefined || event.request === pending?.request ? pending?.end(event) : undefined
    }
  }
  const onLoad = () => {
    const isKnown = isAnnounced
    isAnnounced = false
    // A frame that loads again has lost what was entered, and may be another page.
    if (hasLoaded) pending?.end()
    hasLoaded = true
    // Its page may have said that it is ready while its pictures and fonts were still coming.
    if (isKnown || state.phase !== 'ready') return
    move({ phase: 'loading' })
    waitForReady()
  }
  const onError = () => {
    clearTimeout(readyTimer)
    ready.resolve(false)
    move({ phase: 'failed', reason: 'unavailable' })
  }

  frame.title = title
  frame.width = '100%'
  frame.height = '1'
  frame.referrerPolicy = 'no-referrer'
  // The frame keeps its own origin, which the checks on both sides are about. It cannot lead this page elsewhere.
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms')
  if (purpose === 'bankAccount') frame.hidden = true
  window.addEventListener('message', onMessage)
  frame.addEventListener('load', onLoad)
  frame.addEventListener('error', onError)
  frame.src = protocol.src({ purpose, locale, scheme, parentOrigin: location.origin })
  element.append(frame)
  waitForReady()
  move(state)

  const post = (message: unknown) => frame.contentWindow?.postMessage(message, protocol.origin)

  return {
    ready: ready.promise,
    post,
    ask<T>(message: (request: string) => unknown, read: (data: unknown) => T | undefined) {
      type Result = TokenizerResult<T>
      if (pending) return pending.answer as Promise<Result>
      if (state.phase === 'failed') return Promise.resolve<Result>({ ok: false, reason: state.reason })
      if (state.phase !== 'ready' || !frame.isConnected) return Promise.resolve<Result>(unavailable)
      const { promise, resolve } = Promise.withResolvers<Result>()
      const request = String(++requests)
      const settle = (result: Result) => {
        clearTimeout(timer)
        pending = undefined
        resolve(result)
      }
      const timer = setTimeout(() => settle({ ok: false, reason: 'timedOut' }), timeouts.token ?? 30_000)
      pending = {
        request,
        answer: promise,
        end(event) {
          const data = event?.type === 'tokenized' ? read(event.data) : undefined
          if (data !== undefined) return settle({ ok: true, data })
          return settle({ ok: false, reason: event?.type === 'refused' ? event.reason : 'unavailable' })
        },
      }
      post(message(request))
      return promise
    },
    dispose() {
      isDisposed = true
      clearTimeout(readyTimer)
      window.removeEventListener('message', onMessage)
      pending?.end()
      ready.resolve(false)
      frame.remove()
    },
  }
}

const unavailable = { ok: false, reason: 'unavailable' } as const

/** A message that the host's reader stumbles over is none of the vendor's. */
function readSafely(protocol: FrameProtocol, data: unknown): FrameEvent | undefined {
  try {
    return protocol.read(data)
  } catch {
    return undefined
  }
}
