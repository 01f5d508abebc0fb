'use client'
import { announce } from '@memberkit/primitives/live'
import type { ReactNode } from 'react'
import type { Memberkit } from './context.ts'

/** Toasts, loaded with the first one shown. */
export function useToasts(): [Memberkit['notify'], ReactNode] {
  return [announceOnly, null]
}

function announceOnly(text: string) {
  announce(text)
}
