'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Stack } from '@memberkit/primitives/box'
import { ChoiceCards } from '@memberkit/primitives/choice-card'
import { Text } from '@memberkit/primitives/text'
import { useMemo, useRef, useState } from 'react'
import { pickerMessages } from '../messages/namespaces.ts'
import type { TierVM } from '../shared/tiers.rules.ts'
import { type Household, placeIn, sharedCoverOf, type TierAxes, type TierMatrix } from './axes.rules.ts'
import { TierNotes } from './TierNotes.tsx'
import { TierPanel } from './TierPanel.tsx'
import { isSelectable, isUnsold } from './tiers-shown.rules.ts'
import { UnsoldTiers } from './UnsoldTiers.tsx'
import type { CardContext } from './useTierCards.tsx'

export interface TierMatrixChoiceProps extends CardContext {
  matrix: TierMatrix
  /** Whether the buyer can still say where they live, which decides about prices. */
  isPlaceOpen: boolean
  /** The key of the selected tier. */
  value: string | undefined
  onSelect: (key: string | undefined) => void
}

const households = ['individual', 'family'] as const
const bureauCounts = [1, 3] as const

/** A full matrix of tiers as two questions: who is covered, and how many credit bureaus. Nothing is chosen at first. */
export function TierMatrixChoice({ matrix, isPlaceOpen, value, onSelect, ...context }: TierMatrixChoiceProps) {
  const t = useMessages(pickerMessages)
  const { people, period, allowsUnpriced, all, region, recommended } = context
  const [answered, setAnswered] = useState<Partial<TierAxes>>({})
  const place = { ...answered, ...placeIn(matrix, value) }
  const bureaus = useRef<HTMLFieldSetElement>(null)
  const chosen = place.household && place.bureaus ? matrix[place.household][place.bureaus] : undefined

  const answer = (part: Partial<TierAxes>) => {
    const { household, bureaus } = { ...place, ...part }
    setAnswered({ ...place, ...part })
    const tier = household && bureaus ? matrix[household][bureaus] : undefined
    if (tier) onSelect(isSelectable(tier, period, allowsUnpriced) ? tier.key : undefined)
  }
  const take = (tier: TierVM) => {
    const taken = placeIn(matrix, tier.key)
    if (!taken) return
    answer(taken)
    // The button leaves with its note; what comes next is below the questions.
    bureaus.current?.querySelector<HTMLElement>(`[value="${taken.bureaus}"]`)?.focus()
  }
  const householdOptions = useMemo(
    () =>
      households.map((household) => {
        const covers = sharedCoverOf(matrix, household)
        return {
          value: household,
          title: t(`axis.${household}`),
          description: covers && t('covers', { people: people.people(covers) }),
        }
      }),
    [t, people, matrix],
  )
  const bureauOptions = useMemo(
    () => bureauCounts.map((count) => ({ value: String(count), title: t('axis.bureau', { count }) })),
    [t],
  )
  // Always the same elements, so that no note renders again for nothing.
  const [notable, unsold] = useMemo(() => {
    const others = all.filter(({ key }) => key !== chosen?.key)
    const noted = others.filter(
      (tier) =>
        !isUnsold(tier, region) &&
        (tier.current || tier.tierId === recommended?.tierId || !isSelectable(tier, period, allowsUnpriced)),
    )
    return [noted, others.filter((tier) => isUnsold(tier, region))]
  }, [all, chosen?.key, recommended?.tierId, period, allowsUnpriced, region])
  const notesLabel = t(isPlaceOpen ? 'axis.notes.unanswered' : 'axis.notes')
  return (
    <Stack gap="md">
      <ChoiceCards
        label={t('axis.household')}
        options={householdOptions}
        value={place.household ?? ''}
        onChange={(household) => answer({ household: household as Household })}
      />
      <ChoiceCards
        ref={bureaus}
        label={t('axis.bureaus')}
        options={bureauOptions}
        value={place.bureaus ? String(place.bureaus) : ''}
        onChange={(count) => answer({ bureaus: count === '3' ? 3 : 1 })}
      />
      {chosen ? (
        <TierPanel tier={chosen} {...context} />
      ) : (
        <Text as="p" tone="muted">
          {t('axis.choose')}
        </Text>
      )}
      {notable.length > 0 ? (
        <Stack gap="xs">
          <Text as="p" size="sm" weight="medium" aria-hidden>
            {notesLabel}
          </Text>
          <TierNotes tiers={notable} label={notesLabel} onChoose={take} {...context} />
        </Stack>
      ) : null}
      {unsold.length > 0 ? <UnsoldTiers tiers={unsold} {...context} /> : null}
    </Stack>
  )
}
