'use client'
import {
  ResolutionCategory,
  ResolutionConcern,
  ResolutionSource,
  ResolutionType,
} from '@memberkit/contract/partners/resolutions'
import { replayMask } from '@memberkit/foundation/privacy'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { ChoiceCards } from '@memberkit/primitives/choice-card'
import { ComboBox } from '@memberkit/primitives/combo-box'
import { FormField } from '@memberkit/primitives/form'
import { NumberField } from '@memberkit/primitives/number-field'
import { Select } from '@memberkit/primitives/select'
import { TextArea, TextField } from '@memberkit/primitives/text-field'
import { createMessages } from '../messages/create/namespaces.ts'
import * as styles from './Create.css.ts'
import type { Draft } from './draft.ts'
import { PlanField } from './PlanField.tsx'
import type { Plans } from './usePlans.ts'

interface WhatStepProps {
  draft: Draft
  onChange: (change: Partial<Draft>) => void
  hasIntake: boolean
  plans: Plans
}

/** The concern; feedback that needs no work takes the short path. */
export function WhatStep({ draft, onChange, hasIntake, plans }: WhatStepProps) {
  const t = useMessages(createMessages)
  const source = useLabel('ResolutionSource')
  const type = useLabel('ResolutionType')
  const category = useLabel('ResolutionCategory')
  const concern = useLabel('ResolutionConcern')
  const isCase = draft.kind === 'case'
  const optionsOf = (values: readonly string[], label: (value: string) => string) =>
    values.map((value) => ({ value, label: label(value) }))
  const choice = (
    name: 'source' | 'type' | 'category',
    values: readonly string[],
    label: (value: string) => string,
  ) => (
    <FormField name={name}>
      {(field) => (
        <Select
          {...field}
          label={t(`what.${name}`)}
          options={optionsOf(values, label)}
          value={draft[name]}
          onChange={(value) => onChange({ [name]: value })}
          isRequired
        />
      )}
    </FormField>
  )
  return (
    <>
      <ChoiceCards
        label={t('what.kind')}
        orientation="horizontal"
        value={draft.kind}
        onChange={(kind) => onChange({ kind: kind === 'feedback' ? 'feedback' : 'case' })}
        options={[
          { value: 'case', title: t('kind.case'), description: t('kind.case.text') },
          {
            value: 'feedback',
            title: t('kind.feedback'),
            description: t('kind.feedback.text'),
            unavailableReason: hasIntake ? t('kind.feedback.intake') : undefined,
          },
        ]}
      />
      <PlanField plans={plans} onChange={(entitlementId) => onChange({ entitlementId })} />
      <div className={styles.pairs}>
        {choice('source', ResolutionSource.options, source)}
        {isCase ? choice('type', ResolutionType.options, type) : null}
        {choice('category', ResolutionCategory.options, category)}
        {isCase ? (
          <FormField name="concern">
            {(field) => (
              <ComboBox
                {...field}
                label={t('what.concern')}
                optionalMark={t('optional')}
                options={optionsOf(ResolutionConcern.options, concern)}
                value={draft.concern}
                onChange={(value) => onChange({ concern: value })}
                labels={{
                  open: t('list.open', { list: t('what.concern') }),
                  list: t('what.concern'),
                  found: (count) => t('list.found', { count }),
                  nothingFound: t('list.none'),
                  clear: t('list.clear', { list: t('what.concern') }),
                }}
              />
            )}
          </FormField>
        ) : null}
      </div>
      {!isCase && draft.source === 'Survey' ? (
        <FormField name="surveyScore">
          {(field) => (
            <NumberField
              {...field}
              label={t('what.score')}
              optionalMark={t('optional')}
              min={0}
              max={10}
              value={draft.surveyScore}
              onChange={(surveyScore) => onChange({ surveyScore })}
              parseError={t('what.score.wrong')}
              rangeError={t('what.score.wrong')}
            />
          )}
        </FormField>
      ) : null}
      <FormField name="description" messages={{ valueMissing: t('what.description.missing') }}>
        {(field) => (
          <TextArea
            {...field}
            {...replayMask}
            label={t('what.description')}
            description={t('what.description.hint')}
            value={draft.description}
            onChange={(description) => onChange({ description })}
            rows={5}
            isRequired
          />
        )}
      </FormField>
      {isCase ? (
        <FormField name="contactMethod">
          {(field) => (
            <TextField
              {...field}
              {...replayMask}
              label={t('what.contact')}
              description={t('what.contact.hint')}
              optionalMark={t('optional')}
              value={draft.contactMethod}
              onChange={(contactMethod) => onChange({ contactMethod })}
              autoComplete="off"
            />
          )}
        </FormField>
      ) : null}
    </>
  )
}
