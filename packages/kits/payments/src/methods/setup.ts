'use client'
import { createContext, useContext } from 'react'
import type { Tokenizer } from '../tokenizer/tokenizer.ts'
import type { DebitPayee } from './add/debit-agreement.rules.ts'
import type { WalletRow } from './useWallet.ts'

/** The host's configuration for adding and replacing methods. */
export interface MethodSetup {
  /** The keeper of card and account numbers. Without it, nothing can be added or replaced. */
  tokenizer?: Tokenizer
  /** The payee that debits bank accounts, for the agreement. Without it, no bank account can be added. */
  payee?: DebitPayee
}

export interface MethodsContext extends MethodSetup {
  rows: readonly WalletRow[]
  /** Opens the form to add a method; `undefined` where that isn't possible. */
  onAdd?: () => void
}

export const MethodsContext = createContext<MethodsContext>({ rows: [] })
export const useMethods = (): MethodsContext => useContext(MethodsContext)
