'use client'
import type { AuthorizedUserType } from '@memberkit/contract'
import { useMessages } from '@memberkit/foundation/messages'
import { type Resource, ResourceView } from '@memberkit/foundation/resource'
import { Card } from '@memberkit/primitives/card'
import { eligibilityMessages } from '../messages/namespaces.ts'
import * as styles from './Eligibility.css.ts'
import { PersonPanel } from './PersonPanel.tsx'
import { type EligibilitiesData, type EligibilitiesOptions, useEligibilities } from './useEligibilities.ts'

type Check = Resource<EligibilitiesData>

export interface PeoplePanelsProps extends Omit<EligibilitiesOptions, 'personType'> {
  people: readonly AuthorizedUserType[]
  onChoose?: ((productId: string) => void) | undefined
  /** The checks of the first people. A component checks one person, because hooks can't be called in a loop. */
  checks?: readonly Check[]
}

/** A panel for each person, or one for all of them where nobody could be checked. */
export function PeoplePanels({ people, onChoose, checks = [], ...options }: PeoplePanelsProps) {
  const check = useEligibilities({ ...options, personType: people[checks.length] })
  const known = [...checks, check]
  return known.length < people.length ? (
    <PeoplePanels {...options} {...{ people, onChoose }} checks={known} />
  ) : (
    <Panels {...{ people, onChoose }} {...options} checks={known} />
  )
}

function Panels({ people, checks, onChoose, region, productIds }: PeoplePanelsProps & { checks: readonly Check[] }) {
  const t = useMessages(eligibilityMessages)
  const shared = sharedBy(checks)
  if (shared) {
    return (
      <ResourceView resource={shared} noun={t('noun')} skeleton={null} frame={(panel) => <Card as="div">{panel}</Card>}>
        {() => null}
      </ResourceView>
    )
  }
  // A failure waits for the others: it may be that of everyone.
  const isOpen = checks.every(({ state }) => state === 'loading' || state === 'failed')
  return (
    <ul className={styles.people}>
      {people.map((personType, index) => (
        <PersonPanel
          key={personType}
          {...{ personType, region, productIds, onChoose }}
          isFollowing={index > 0}
          resource={isOpen ? { state: 'loading' } : checks[index]!}
        />
      ))}
    </ul>
  )
}

/** Returns what happened to all checks alike, or to one and concerns all of them, so that it is shown once. */
function sharedBy(checks: readonly Check[]): Check | undefined {
  const [first] = checks
  if (first?.state === 'refused') return first.reason === 'denied' || first.reason === 'signedOut' ? first : undefined
  if (first?.state !== 'failed') return undefined
  const failed = checks.flatMap((check) => (check.state === 'failed' ? [check] : []))
  if (failed.length < checks.length) return first.isOffline ? first : undefined
  return {
    ...first,
    isRetrying: failed.some(({ isRetrying }) => isRetrying),
    retry: () => failed.forEach(({ retry }) => retry()),
  }
}
