'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useEmit } from '@memberkit/foundation/events'
import { useMessages } from '@memberkit/foundation/messages'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { PaymentsEventTable } from '../../events.ts'
import { addMethodMessages } from '../../messages/namespaces.ts'
import type { CardFields, FieldsState, TokenizedCard, Tokenizer, TokenizerFailure } from '../../tokenizer/tokenizer.ts'

export interface CardFieldsHandle {
  /** The key of the place of the vendor's fields: another one is another element. */
  place: number
  /** The ref of that place. */
  slot: (element: HTMLElement | null) => void
  state: FieldsState
  /** Why the last attempt gave no token. */
  failure: TokenizerFailure | undefined
  isTokenizing: boolean
  /** Returns the token of what was entered; the same one until something else is entered or `forget` is called. */
  tokenize(): Promise<TokenizedCard | undefined>
  /** Drops a token that the platform has used. */
  forget(): void
  /** Drops a token that the platform has refused, and mounts fields anew that would give it again. */
  renew(): void
  /** Mounts the fields anew. */
  reload(): void
  focus(): void
}

/** Mounts the vendor's fields, and asks them for tokens. This page never holds more than a token. */
export function useCardFields(tokenizer: Tokenizer | undefined): CardFieldsHandle {
  const t = useMessages(addMethodMessages)
  const emit = useEmit<PaymentsEventTable>()
  const { locale } = useMemberkit()
  const [element, slot] = useState<HTMLElement | null>(null)
  const [state, setState] = useState<FieldsState>({ phase: 'loading' })
  const [failure, setFailure] = useState<TokenizerFailure>()
  const [isTokenizing, setTokenizing] = useState(false)
  const [place, setPlace] = useState(0)
  const fields = useRef<CardFields>(undefined)
  const token = useRef<TokenizedCard>(undefined)
  /** Counts what is entered: a token that was on its way meanwhile is of another card. */
  const edits = useRef(0)
  const { vendor, hasFixedToken } = tokenizer ?? {}
  const fail = useCallback(
    (reason: TokenizerFailure) => {
      if (vendor) emit('payments.tokenizer.failed', { vendor, reason })
    },
    [emit, vendor],
  )
  // The words of the frame are those of the locale, which is among the dependencies.
  const words = useRef({ t, fail })
  words.current = { t, fail }

  useEffect(() => {
    if (!element || !tokenizer) return undefined
    const { t } = words.current
    setState({ phase: 'loading' })
    const mounted = tokenizer.mountCardFields(element, {
      locale,
      title: t('card.frame'),
      labels: { number: t('card.number'), expiry: t('card.expiry'), securityCode: t('card.code') },
      scheme: schemeOf(element),
      onState(next) {
        token.current = undefined
        edits.current += 1
        setState(next)
        if (next.phase === 'ready') setFailure(undefined)
        if (next.phase === 'failed') words.current.fail(next.reason)
      },
    })
    fields.current = mounted
    return () => {
      fields.current = undefined
      token.current = undefined
      mounted.dispose()
    }
  }, [element, tokenizer, locale])

  return {
    place,
    slot,
    state,
    failure,
    isTokenizing,
    async tokenize() {
      const mounted = fields.current
      if (token.current || !mounted) return token.current
      setTokenizing(true)
      const before = edits.current
      const result = await mounted.tokenize()
      setTokenizing(false)
      // The form is gone, or its fields are others by now.
      if (fields.current !== mounted) return undefined
      setFailure(result.ok ? undefined : result.reason)
      if (result.ok) {
        if (edits.current === before) token.current = result.data
        return result.data
      }
      fail(result.reason)
      return undefined
    },
    forget: () => void (token.current = undefined),
    renew: useCallback(() => {
      if (token.current && hasFixedToken) setPlace((count) => count + 1)
      token.current = undefined
    }, [hasFixedToken]),
    reload: () => {
      setFailure(undefined)
      setPlace((count) => count + 1)
    },
    focus: () => fields.current?.focus(),
  }
}

/** The frame is transparent, so its text takes the colours of the scheme around it. */
function schemeOf(element: HTMLElement): 'light' | 'dark' {
  const { colorScheme } = getComputedStyle(element)
  if (colorScheme.includes('dark') && !colorScheme.includes('light')) return 'dark'
  if (!colorScheme.includes('dark')) return 'light'
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
