'use client'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { useEffect, useState } from 'react'
import { useMemberkit } from '../provider/context.ts'
import type { RunFacts, UnfinishedRuns } from './define-run.ts'

export interface UnfinishedRunProps<Facts extends RunFacts> {
  runs: UnfinishedRuns<Facts>
  /** Whether the run is open: it reports itself what isn't done. */
  isBusy: boolean
  /** Whether it belongs here, such as to this entity. @default always */
  belongs?: (facts: Facts) => boolean
  words: { title: string; text: (facts: Facts) => string; resume: string; discard: string }
  onResume: (facts: Facts) => void
}

/** Offers to continue a run that a closed tab or a lost connection interrupted. */
export function UnfinishedRun<Facts extends RunFacts>(props: UnfinishedRunProps<Facts>) {
  const { runs, isBusy, belongs, words, onResume } = props
  const owner = useMemberkit().session?.identityId
  const [kept, setKept] = useState<Facts>()
  // Only the browser knows: what a server renders is without it.
  useEffect(() => setKept(isBusy ? undefined : runs.read(owner)), [isBusy, owner, runs])
  if (!kept || belongs?.(kept) === false) return null
  const discard = () => {
    runs.keep(owner, { ...kept, ids: [] })
    setKept(undefined)
  }
  return (
    <Alert
      isStatic
      tone="info"
      title={words.title}
      actions={
        <>
          <Button size="small" tone="primary" onPress={() => onResume(kept)}>
            {words.resume}
          </Button>
          <Button size="small" onPress={discard}>
            {words.discard}
          </Button>
        </>
      }
    >
      {words.text(kept)}
    </Alert>
  )
}
