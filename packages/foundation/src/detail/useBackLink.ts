'use client'
import { useMemberkit } from '../provider/context.ts'

export interface BackLinkOptions {
  /** Goes back to the list. */
  onBack?: () => void
  /** A path of this site to go back to instead, through the host's router. */
  returnTo?: string
  /** Called before the page is left for `returnTo`. */
  onReturn?: () => void
  /** The button's label: "All invoices". */
  label: string
  /** The button's label where it leads to `returnTo`: "Go back". */
  returnLabel: string
}

export interface BackLink {
  label: string
  /** Whether it leads to `returnTo`. */
  isReturn: boolean
  leave: () => void
}

/** Returns the way back from a page, or `undefined` without `onBack` and `returnTo`. */
export function useBackLink({ onBack, returnTo, onReturn, label, returnLabel }: BackLinkOptions): BackLink | undefined {
  const { router } = useMemberkit()
  if (router && returnTo) {
    const leave = () => {
      onReturn?.()
      router.go(returnTo)
    }
    return { label: returnLabel, isReturn: true, leave }
  }
  return onBack && { label, isReturn: false, leave: onBack }
}
