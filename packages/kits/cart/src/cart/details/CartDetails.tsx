'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Button } from '@memberkit/primitives/button'
import { Form } from '@memberkit/primitives/form'
import { ArrowStartIcon } from '@memberkit/primitives/icons'
import { KeyValue } from '@memberkit/primitives/key-value'
import { Notice } from '@memberkit/primitives/notice'
import { Heading, Text } from '@memberkit/primitives/text'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { laterMessages } from '../../messages/namespaces.ts'
import * as styles from '../Cart.css.ts'
import { isEmail, isPostalCodeOf, userListsOf } from '../rules/details.rules.ts'
import { isBusiness } from '../rules/tax.rules.ts'
import type { CartModel } from '../useCart.ts'
import type { PersonEdits } from '../useCartEdits.ts'
import { DueToday } from '../DueToday.tsx'
import { BoughtRows, TaxRows } from '../SummaryRows.tsx'
import { BuyerFields } from './BuyerFields.tsx'
import { PeopleFields } from './PeopleFields.tsx'

export interface CartDetailsProps {
  model: CartModel
  edits: PersonEdits
  asksBuyer: boolean
  asksNationalIdentifier: boolean
  canAddPeopleLater: boolean
  /** Whom the order is for, if somebody else orders. */
  orderingFor?: ReactNode
  /** Whether a drawer's heading is above. */
  isInDrawer: boolean
  onBack: () => void
  onSubmit: () => void
}

/** The second step: who uses the plans, and who buys them. What is typed stays in memory. */
export function CartDetails(props: CartDetailsProps) {
  const { model, edits, asksBuyer, asksNationalIdentifier, canAddPeopleLater, isInDrawer, onBack, onSubmit } = props
  const t = useMessages(laterMessages)
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { cart, lines, isOnline } = model
  const party = isBusiness(cart) ? 'businessInfo' : 'personalInfo'
  const country = totalsInCanada(model) ? 'CA' : 'US'
  return (
    <div className={styles.form}>
      <div className={styles.quietChoices}>
        <Button size="small" tone="quiet" onPress={onBack}>
          <ArrowStartIcon />
          {t('details.back')}
        </Button>
      </div>
      <div className={styles.words}>
        <Heading ref={heading} tabIndex={-1} level={isInDrawer ? 3 : 2} size={isInDrawer ? 'lg' : 'xl'}>
          {t('details.title')}
        </Heading>
        <Text as="p" tone="muted" size="sm">
          {t('details.required')}
        </Text>
      </div>
      {props.orderingFor}
      <Form
        summaryTitle={(count) => t('details.summary', { count })}
        summaryFrom={2}
        validate={() => errors()}
        onSubmit={(_data, event) => {
          // React bubbles the event to a host's form around the kit.
          event.stopPropagation()
          if (isOnline) onSubmit()
        }}
      >
        {userListsOf(lines).map((list) => (
          <PeopleFields key={list.name} {...{ list, model, edits, canAddPeopleLater }} />
        ))}
        {asksBuyer || asksNationalIdentifier ? (
          <BuyerFields {...{ model, party, country, asksBuyer, asksNationalIdentifier }} />
        ) : null}
        {isOnline ? null : (
          <div id={id}>
            <Notice tone="caution">{t('details.offline')}</Notice>
          </div>
        )}
        <div className={styles.boughtAbove}>
          <KeyValue layout="ledger">
            <BoughtRows {...{ model, edits }} />
            <TaxRows {...{ model, edits }} />
          </KeyValue>
        </div>
        <DueToday {...{ model, edits }} />
        <Button
          type="submit"
          tone="primary"
          aria-disabled={isOnline ? undefined : true}
          aria-describedby={isOnline ? undefined : id}
        >
          {t('details.continue')}
        </Button>
      </Form>
    </div>
  )

  function errors(): Record<string, string> {
    if (!asksBuyer) return {}
    const { email, address } = cart[party]
    return {
      ...(!isEmail(email.trim()) && { email: t('error.email') }),
      ...(!isPostalCodeOf(country, address.postalCode) && {
        postalCode: t(country === 'US' ? 'error.zip' : 'error.postalCode'),
      }),
    }
  }
}

/** The country of the offers in the cart: prices in Canadian dollars are sold there. */
const totalsInCanada = ({ totals }: CartModel): boolean => totals.dueToday.some(({ currency }) => currency === 'CAD')
