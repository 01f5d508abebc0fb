'use client'
import type { AuthorizedUserType, LocalDate, StateOrProvince } from '@memberkit/contract'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { Button } from '@memberkit/primitives/button'
import { EmptyState } from '@memberkit/primitives/empty-state'
import { Heading, Text } from '@memberkit/primitives/text'
import type { ReactNode } from 'react'
import { eligibilityMessages } from '../messages/namespaces.ts'
import { countryOf, countryOfRegion } from '../shared/country.rules.ts'
import * as styles from './Eligibility.css.ts'
import { household } from './household.ts'
import { PeoplePanels } from './PeoplePanels.tsx'
import type { ReasonCodes } from './reasons.rules.ts'

/** Content of the host. `null` in a replacing slot shows nothing there. */
export interface EligibilitySlots {
  before?: ReactNode
  /** Between the heading and the people. */
  header?: ReactNode
  after?: ReactNode
  /** Replaces the message that there are no products to check. */
  empty?: ReactNode
}

export interface EligibilityPageProps {
  /** The products to check. */
  productIds: readonly string[]
  /** The people to check, by type; one request each. @default the member, the spouse, a dependent */
  people?: readonly AuthorizedUserType[]
  /** The signed-in person. Without it, the check is for anyone, before sign-in. */
  userId?: string
  region?: StateOrProvince
  /** The date to check for, before sign-in only. @default today, by the service's clock */
  asOf?: LocalDate
  /** Replaces the kit's reading of the service's reason codes. */
  reasonCodes?: ReasonCodes
  /** Leads to a choice of state or province. Without it, the control is absent. */
  onChangeRegion?: () => void
  /** Leads to the prices of a product that the person doesn't have. Without it, the control is absent. */
  onChoose?: (productId: string) => void
  slots?: EligibilitySlots
}

/** A panel for each person; each loads on its own. */
export function EligibilityPage(props: EligibilityPageProps) {
  const { people = household, region, onChangeRegion, onChoose, slots = {}, ...check } = props
  const t = useMessages(eligibilityMessages)
  const area = useLabel('StateOrProvince')
  const { locale } = useMemberkit()
  const country = region ? countryOfRegion(region) : countryOf(locale)
  const isEmpty = props.productIds.length === 0 || people.length === 0
  return (
    // Headers of what isn't a section would be landmarks of the whole page.
    <section className={styles.page}>
      {slots.before}
      <header className={styles.header}>
        <div className={styles.facts}>
          <Heading level={2} size="xl">
            {t('title')}
          </Heading>
          {region ? (
            <Text as="p" size="sm" tone="muted">
              {t('region', { region: area(region) })}
            </Text>
          ) : null}
        </div>
        {onChangeRegion ? (
          <Button size="small" onPress={onChangeRegion}>
            {t(`region.${region ? 'change' : 'choose'}.${country}`)}
          </Button>
        ) : null}
      </header>
      {slots.header}
      {isEmpty ? (
        slots.empty === undefined ? (
          <EmptyState title={t('empty.heading')}>{t('empty.text')}</EmptyState>
        ) : (
          slots.empty
        )
      ) : (
        <PeoplePanels {...check} {...{ people, region, onChoose }} />
      )}
      {slots.after}
    </section>
  )
}
