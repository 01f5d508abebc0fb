'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { Text } from '@memberkit/primitives/text'
import { ReviewSection } from '@memberkit/primitives/wizard'
import { createMessages } from '../messages/create/namespaces.ts'
import * as styles from './Create.css.ts'
import type { Draft } from './draft.ts'
import type { Intake } from './received.ts'
import type { Places } from './usePlaces.ts'
import type { Plans } from './usePlans.ts'

interface ReviewStepProps {
  draft: Draft
  places: Places
  plans: Plans
  member: string
  intake: Intake | undefined
  hasMemberStep: boolean
  /** Opens an earlier step. */
  onChange: (step: string) => void
}

/** Everything that will be sent. */
export function ReviewStep({ draft, places, plans, member, intake, hasMemberStep, onChange }: ReviewStepProps) {
  const t = useMessages(createMessages)
  const source = useLabel('ResolutionSource')
  const type = useLabel('ResolutionType')
  const category = useLabel('ResolutionCategory')
  const concern = useLabel('ResolutionConcern')
  const given = (value: string) => (value ? value : <Text tone="muted">{t('review.none')}</Text>)
  const isCase = draft.kind === 'case'
  return (
    <>
      <ReviewSection
        title={t('step.member')}
        changeLabel={t('change')}
        onChange={hasMemberStep ? () => onChange('member') : undefined}
      >
        <KeyValue>
          <KeyValueItem label={t('review.name')}>{member}</KeyValueItem>
          {intake ? <KeyValueItem label={t('review.intake')}>{given(intake.summary ?? '')}</KeyValueItem> : null}
        </KeyValue>
      </ReviewSection>
      <ReviewSection title={t('step.where')} changeLabel={t('change')} onChange={() => onChange('where')}>
        <KeyValue>
          <KeyValueItem label={t('where.branch')}>
            {draft.isAboutFirm ? places.branchName(draft.branchId) : t('where.other')}
          </KeyValueItem>
          {draft.isAboutFirm && places.firmName ? (
            <KeyValueItem label={t('review.firm')}>{places.firmName}</KeyValueItem>
          ) : null}
        </KeyValue>
      </ReviewSection>
      <ReviewSection title={t('step.what')} changeLabel={t('change')} onChange={() => onChange('what')}>
        <KeyValue>
          <KeyValueItem label={t('what.kind')}>{t(`kind.${draft.kind}`)}</KeyValueItem>
          {plans.all.length > 0 ? (
            <KeyValueItem label={t('what.plan')}>{plans.chosenName ?? t('what.plan.none')}</KeyValueItem>
          ) : null}
          <KeyValueItem label={t('what.source')}>{source(draft.source)}</KeyValueItem>
          {isCase ? <KeyValueItem label={t('what.type')}>{type(draft.type)}</KeyValueItem> : null}
          <KeyValueItem label={t('what.category')}>{category(draft.category)}</KeyValueItem>
          {isCase ? (
            <KeyValueItem label={t('what.concern')}>{given(draft.concern && concern(draft.concern))}</KeyValueItem>
          ) : draft.source === 'Survey' ? (
            <KeyValueItem label={t('what.score')}>
              {given(draft.surveyScore === null ? '' : String(draft.surveyScore))}
            </KeyValueItem>
          ) : null}
          <KeyValueItem label={t('what.description')}>
            <span className={styles.words}>{draft.description.trim()}</span>
          </KeyValueItem>
          {isCase ? <KeyValueItem label={t('what.contact')}>{given(draft.contactMethod.trim())}</KeyValueItem> : null}
        </KeyValue>
      </ReviewSection>
      <Text as="p" size="sm" tone="muted">
        {t(isCase ? 'review.case' : 'review.feedback')}
      </Text>
    </>
  )
}
