import { brandOf, isRecord, readCard } from './results.rules.ts'
import type { CardFieldsOptions, FieldsState, TokenizedCard, Tokenizer, TokenizerResult } from './tokenizer.ts'

export interface Gr4vyOptions {
  readonly gr4vyId: string
  readonly environment: 'sandbox' | 'production'
  /** Returns the ID of a new checkout session, which your server creates with Gr4vy's API. */
  readonly createSession: () => Promise<string>
  /**
   * Returns what the vaulted card of a session is, which your server reads from Gr4vy's API: Gr4vy tells a page that a
   * card was vaulted, and not which.
   */
  readonly readSession: (sessionId: string) => Promise<Omit<TokenizedCard, 'token' | 'brand'>>
  /** Milliseconds to wait for the fields. @default 15 seconds */
  readonly readyTimeout?: number
  /** Milliseconds to wait for a token. @default 30 seconds */
  readonly tokenTimeout?: number
  /** Loads the fields. @default the package `@gr4vy/secure-fields`, a peer dependency */
  readonly load?: () => Promise<Gr4vyPackage>
}

/** The used part of the package's API, so that hosts without the package typecheck too. */
export interface Gr4vyPackage {
  readonly SecureFields: new (
    options: Pick<Gr4vyOptions, 'gr4vyId' | 'environment'> & { readonly sessionId: string },
  ) => Gr4vyFields
}

export interface Gr4vyFields extends Gr4vyEvents {
  addCardNumberField(place: HTMLElement, options: { label: string }): Gr4vyEvents
  addExpiryDateField(place: HTMLElement, options: { label: string }): unknown
  addSecurityCodeField(place: HTMLElement, options: { label: string }): unknown
  removeEventListener(type: string, listener: (detail: unknown) => void): unknown
  submit(): unknown
}

export interface Gr4vyEvents {
  addEventListener(type: string, listener: (detail: unknown) => void): unknown
}

const loadPackage = (): Promise<Gr4vyPackage> => import('@gr4vy/secure-fields')

/**
 * Creates a tokenizer over Gr4vy's secure fields. The token is the checkout session, with which the vaulted card is
 * charged. Loads the fields when they are first mounted. Gr4vy vaults cards only.
 */
export function createGr4vyTokenizer(options: Gr4vyOptions): Tokenizer {
  return { vendor: 'GR4VY', hasFixedToken: true, mountCardFields: (element, fields) => mount(element, fields, options) }
}

function mount(
  element: HTMLElement,
  { labels, onState: report }: CardFieldsOptions,
  { gr4vyId, environment, createSession, readSession, load = loadPackage, ...timeouts }: Gr4vyOptions,
) {
  let isDisposed = false
  let fields: { secure: Gr4vyFields; sessionId: string } | undefined
  let brand: unknown
  let state: FieldsState = { phase: 'loading' }
  let pending: Promise<TokenizerResult<TokenizedCard>> | undefined
  const placeFor = (label: string) => {
    const place = document.createElement('div')
    const words = document.createElement('div')
    const input = document.createElement('div')
    words.textContent = label
    words.ariaHidden = 'true'
    place.append(words, input)
    element.append(place)
    return input
  }
  const places = {
    number: placeFor(labels.number),
    expiry: placeFor(labels.expiry),
    code: placeFor(labels.securityCode),
  }
  const onState = (next: FieldsState) => {
    state = next
    if (!isDisposed) report(next)
  }
  const readyTimer = setTimeout(() => onState({ phase: 'failed', reason: 'timedOut' }), timeouts.readyTimeout ?? 15_000)
  onState(state)
  void open()

  async function open() {
    try {
      const [{ SecureFields }, sessionId] = await Promise.all([load(), createSession()])
      if (isDisposed || state.phase === 'failed') return
      const secure = new SecureFields({ gr4vyId, environment, sessionId })
      fields = { secure, sessionId }
      secure.addEventListener('ready', () => {
        clearTimeout(readyTimer)
        onState({ phase: 'ready', isComplete: false })
      })
      secure.addEventListener('form-change', (change) => {
        const isComplete = isRecord(change) && change.complete === true
        if (state.phase === 'ready') onState({ phase: 'ready', isComplete, ...shownBrand() })
      })
      const { number, expiry, code } = places
      secure.addCardNumberField(number, { label: labels.number }).addEventListener('input', (entered) => {
        brand = isRecord(entered) ? entered.schema : undefined
      })
      secure.addExpiryDateField(expiry, { label: labels.expiry })
      secure.addSecurityCodeField(code, { label: labels.securityCode })
    } catch {
      clearTimeout(readyTimer)
      onState({ phase: 'failed', reason: 'unavailable' })
    }
  }

  const shownBrand = () => (brand === undefined ? {} : { brand: brandOf(brand) })

  async function vault(): Promise<TokenizerResult<TokenizedCard>> {
    if (!fields || state.phase !== 'ready') return { ok: false, reason: 'unavailable' }
    const { secure, sessionId } = fields
    const vaulted = await answerOf(secure, timeouts.tokenTimeout ?? 30_000)
    if (vaulted !== 'vaulted') return { ok: false, reason: vaulted }
    try {
      const session = await within(timeouts.tokenTimeout ?? 30_000, readSession(sessionId))
      if (!session) return { ok: false, reason: 'timedOut' }
      const data = readCard({ ...session, token: sessionId, brand: brandOf(brand) })
      return data ? { ok: true, data } : { ok: false, reason: 'unavailable' }
    } catch {
      return { ok: false, reason: 'unavailable' }
    }
  }

  return {
    tokenize: () => (pending ??= vault().finally(() => (pending = undefined))),
    focus: () => element.querySelector('iframe')?.focus(),
    dispose() {
      isDisposed = true
      clearTimeout(readyTimer)
      element.replaceChildren()
    },
  }
}

/** Returns what the host's server answers; `undefined` once it has taken too long. */
function within<T>(milliseconds: number, answer: Promise<T>): Promise<T | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => resolve(undefined), milliseconds)
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer))
}

/** Submits the fields, and waits for the first of success, refusal and time-out. */
function answerOf(secure: Gr4vyFields, timeout: number): Promise<'vaulted' | 'invalid' | 'unavailable' | 'timedOut'> {
  return new Promise((resolve) => {
    const end = (answer: Parameters<typeof resolve>[0]) => {
      clearTimeout(timer)
      secure.removeEventListener('card-vault-success', onSuccess)
      secure.removeEventListener('card-vault-failure', onFailure)
      resolve(answer)
    }
    const onSuccess = () => end('vaulted')
    // A refusal of the details has a status of 400 to 499; anything else is the service's.
    const onFailure = (failure: unknown) => {
      const status = isRecord(failure) ? Number(failure.status) : NaN
      end(status >= 400 && status < 500 ? 'invalid' : 'unavailable')
    }
    const timer = setTimeout(() => end('timedOut'), timeout)
    secure.addEventListener('card-vault-success', onSuccess)
    secure.addEventListener('card-vault-failure', onFailure)
    secure.submit()
  })
}
