'use client'
import { useLinkState } from '@memberkit/foundation/links'
import { useMessages } from '@memberkit/foundation/messages'
import { Alert } from '@memberkit/primitives/alert'
import { changeMessages } from '../messages/namespaces.ts'
import { stepLink } from './change-link.ts'
import type { ChangePageProps } from './change-props.ts'
import { ChangeHeader } from './ChangeHeader.tsx'
import { ChangePage } from './ChangePage.tsx'
import { useDraft } from './drafts.ts'
import type { PricedChoice } from './plan-change.rules.ts'
import { PlanReview } from './PlanReview.tsx'

/** Changes the plan: the host's picker, then a review. */
export function PlanChangePage(props: ChangePageProps) {
  const { subscriptionId, drafts, changeSlots, onBack } = props
  const t = useMessages(changeMessages)
  const [{ step }, setStep] = useLinkState(stepLink)
  const [choice, setChoice] = useDraft<PricedChoice>(drafts, `${subscriptionId}.plan`)
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
      {(changing) =>
        step === 'review' && choice ? (
          <PlanReview
            key="review"
            {...props}
            {...changing}
            choice={choice}
            onAgain={() => setStep({ step: undefined })}
            finish={() => {
              setChoice(undefined)
              changing.finish()
            }}
          />
        ) : (
          <>
            <ChangeHeader key="choose" title={t('title.plan')} subscription={changing.row.subscription} step={1} />
            {changeSlots?.planPicker ? (
              changeSlots.planPicker({
                subscription: changing.row.subscription,
                onChoose: (chosen) => {
                  setChoice({
                    ...chosen,
                    pricedFor: chosen.billingPeriod ?? changing.row.subscription.billingPeriod,
                  })
                  setStep({ step: 'review' })
                },
              })
            ) : (
              <Alert isStatic>{t('plan.noPicker')}</Alert>
            )}
          </>
        )
      }
    </ChangePage>
  )
}
