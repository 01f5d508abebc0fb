'use client'
import { getResolution } from '@memberkit/contract/partners/resolutions'
import { useResource } from '@memberkit/foundation'
import { useRef, useState } from 'react'
import type { Resolution } from '../../shared/received.ts'

/**
 * Returns the case as last read, and what takes the answer to a step: it stands for the case until another version is
 * read than the one before the step.
 */
export function useLatestCase(known: Resolution): [Resolution, (after: Resolution) => void] {
  const current = useResource(getResolution, { resolutionId: known.id })
  const read = current.state === 'ready' ? current.data : known
  const [step, setStep] = useState<{ before: string; after: Resolution }>()
  const latest = useRef(read)
  latest.current = read
  const resolution = step?.before === read.version ? step.after : read
  return [resolution, (after) => setStep({ before: latest.current.version, after })]
}
