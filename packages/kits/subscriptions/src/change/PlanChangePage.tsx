'use client'
import { useLinkState } from '@memberkit/foundation/links'
import { useMessages } from '@memberkit/foundation/messages'
import { Alert } from '@memberkit/primitives/alert'
import { useEffect } from 'react'
import { changeMessages } from '../messages/namespaces.ts'
import { stepLink } from './change-link.ts'
import type { ChangePageProps } from './change-props.ts'
import { ChangeHeader } from './ChangeHeader.tsx'
import { ChangePage, type Changing } from './ChangePage.tsx'
import { ChangeSkeleton } from './ChangeSkeleton.tsx'
import { useKeptDraft } from './kept-drafts.ts'
import { type PricedChoice, readChoice } from './plan-change.rules.ts'
import { PlanReview } from './PlanReview.tsx'
import { Unavailable } from './Unavailable.tsx'

/** Changes the plan: the host's picker, then a review. */
export function PlanChangePage(props: ChangePageProps) {
  const { subscriptionId, drafts, changeSlots, onBack } = props
  const t = useMessages(changeMessages)
  const [{ step }, setStep] = useLinkState(stepLink)
  const kept = useKeptDraft<PricedChoice>(drafts, `${subscriptionId}.plan`, readChoice)
  const choice = kept.value
  const isUnchosen = step === 'review' && kept.isRead && choice === undefined
  useEffect(() => {
    if (isUnchosen) setStep({ step: undefined }, { replace: true })
  }, [isUnchosen, setStep])
  return (
    <ChangePage
      {...props}
      flow="change-plan"
      title={t('title.plan')}
      names={['updateOffer']}
      onBack={() => {
        setStep({ step: undefined }, { replace: true })
        onBack()
      }}
    >
      {(changing) => {
        if (step !== 'review' || isUnchosen) return choose(changing)
        if (!choice) return <ChangeSkeleton />
        return (
          <PlanReview
            key="review"
            {...props}
            {...changing}
            choice={choice}
            onAgain={() => setStep({ step: undefined })}
            finish={() => {
              kept.set(undefined)
              changing.finish()
            }}
          />
        )
      }}
    </ChangePage>
  )

  function choose({ row: { subscription }, why }: Changing) {
    return (
      <>
        <ChangeHeader key="choose" title={t('title.plan')} subscription={subscription} step={1} />
        {why ? <Unavailable why={why} /> : changeSlots?.planPicker ? picker(subscription) : <NoPicker />}
      </>
    )
  }

  function picker(subscription: Changing['row']['subscription']) {
    return changeSlots?.planPicker?.({
      subscription,
      onChoose: (chosen) => {
        kept.set({ ...chosen, pricedFor: chosen.billingPeriod ?? subscription.billingPeriod })
        setStep({ step: 'review' })
      },
    })
  }
}

function NoPicker() {
  return <Alert isStatic>{useMessages(changeMessages)('plan.noPicker')}</Alert>
}
