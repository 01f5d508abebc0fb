'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useEffect, useRef, useState } from 'react'
import { billingAnchors } from './billing-link.ts'

type Section = keyof typeof billingAnchors

/**
 * Leads to a section of the page: by the hash of the address with which the page opened, or on demand. Waits until what
 * stands above it has its height.
 */
export function useSections(isSettled: boolean): (section: Section) => void {
  const { router } = useMemberkit()
  const [wanted, setWanted] = useState<Section>()
  const isOpening = useRef(true)
  useEffect(() => {
    if (!isSettled) return
    const section = wanted ?? (isOpening.current ? sectionOf(router?.current() ?? '') : undefined)
    isOpening.current = false
    if (section === undefined) return
    setWanted(undefined)
    const element = document.getElementById(billingAnchors[section])
    element?.scrollIntoView()
    element?.focus({ preventScroll: true })
  }, [isSettled, wanted, router])
  return setWanted
}

function sectionOf(address: string): Section | undefined {
  const [, hash] = address.split('#')
  return (Object.keys(billingAnchors) as Section[]).find((section) => billingAnchors[section] === hash)
}
