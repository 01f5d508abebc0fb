'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { useMemo } from 'react'
import { pickerMessages } from '../messages/namespaces.ts'
import type { Loss } from './change.rules.ts'
import type { BenefitNames } from './useBenefits.ts'
import type { PeopleText } from './usePeopleText.ts'

export interface LossLine {
  readonly text: string
  readonly lang?: string | undefined
}

/** Returns what a change would lose, a line each: people, bureaus, benefits by name, and how many have no name here. */
export function useLossLines(people: PeopleText, names: BenefitNames): (loss: Loss) => LossLine[] {
  const t = useMessages(pickerMessages)
  return useMemo(
    () => (loss) => {
      const named = loss.benefitIds.flatMap((id) => names.get(id) ?? [])
      const unnamed = loss.benefitIds.length - named.length
      return [
        ...(loss.people.length > 0 ? [{ text: t('loses.person', { people: people.people(loss.people) }) }] : []),
        ...(loss.bureaus ? [{ text: t('loses.bureaus', { count: loss.bureaus }) }] : []),
        ...named,
        ...(unnamed > 0 ? [{ text: t(named.length > 0 ? 'loses.more' : 'loses.benefits', { count: unnamed }) }] : []),
      ]
    },
    [t, people, names],
  )
}
