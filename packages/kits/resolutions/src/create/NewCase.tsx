'use client'
import { listResolutions } from '@memberkit/contract/partners/resolutions'
import { useMemberkit } from '@memberkit/foundation'
import type { ActionState } from '@memberkit/foundation/action'
import { PressAgain, useAgreement } from '@memberkit/foundation/conflict'
import { ConfirmDialog } from '@memberkit/foundation/confirm'
import { useEmit } from '@memberkit/foundation/events'
import { useMessages } from '@memberkit/foundation/messages'
import { useResource } from '@memberkit/foundation/resource'
import { useLeaveGuard } from '@memberkit/foundation/sections'
import { PersonLookUp, usePersonLookUp } from '@memberkit/parts/person/look-up'
import { Alert } from '@memberkit/primitives/alert'
import { Heading } from '@memberkit/primitives/text'
import { Wizard, type WizardStep } from '@memberkit/primitives/wizard'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ResolutionsEventTable } from '../events.ts'
import { createMessages } from '../messages/create/namespaces.ts'
import { changed, draftFrom, hasMore, openCases } from './create.rules.ts'
import * as styles from './Create.css.ts'
import { Created } from './Created.tsx'
import type { CreatePageProps } from './CreatePage.tsx'
import { type Draft, emptyDraft, forgetDraft, keepDraft, keptDraft } from './draft.ts'
import { OpenCases } from './OpenCases.tsx'
import { OpenCasesStep } from './OpenCasesStep.tsx'
import type { Intake, Resolution } from './received.ts'
import { ReviewStep } from './ReviewStep.tsx'
import { useCreate } from './useCreate.tsx'
import { usePlaces } from './usePlaces.ts'
import { usePlans } from './usePlans.ts'
import { WhatStep } from './WhatStep.tsx'
import { WhereStep } from './WhereStep.tsx'

interface NewCaseProps extends CreatePageProps {
  intake?: Intake
  isIntakeMissing?: boolean
}

interface Member {
  id: string
  /** Absent if the host named the member. */
  name?: string
}

/** The steps of a new case. What is entered stays in memory while the page of another case is open. */
export function NewCase({ memberId, intake, isIntakeMissing, onOpen, onCancel, level = 2 }: NewCaseProps) {
  const t = useMessages(createMessages)
  const emit = useEmit<ResolutionsEventTable>()
  const { session } = useMemberkit()
  const queryClient = useQueryClient()
  const keyOf = (id: string | undefined) => `${session?.identityId} ${id} ${intake?.id}`
  const [start, setStart] = useState(() => keptDraft(queryClient, keyOf(memberId)) ?? draftFrom(intake))
  const [draft, setDraft] = useState(start)
  const [member, setMember] = useState<Member | undefined>(memberId === undefined ? undefined : { id: memberId })
  const [step, setStep] = useState(memberId === undefined ? 'member' : 'open')
  /** The open cases as the step that asks for them has shown them. */
  const [seen, setSeen] = useState<readonly Resolution[]>()
  const [created, setCreated] = useState<{ one: Resolution; copies: readonly Resolution[] }>()
  const lookUp = usePersonLookUp({ name: 'memberId' })
  const identityId = member?.id ?? ''
  const isCase = draft.kind === 'case'
  const draftKey = keyOf(member?.id)
  const cases = useResource(listResolutions, { identityId }, { enabled: member !== undefined })
  const known = cases.state === 'ready' ? cases.data : []
  const open = openCases(known)
  const branch = draft.branchId
    ? { id: draft.branchId, name: intake?.branch?.id === draft.branchId ? intake.branch.name : undefined }
    : undefined
  const places = usePlaces(draft.state, draft.isAboutFirm ? branch : undefined)
  const plans = usePlans(identityId, draft.entitlementId)
  const locale = known[0]?.locale
  const agreed = useRef(open)
  const creating = useCreate(
    { ...draft, entitlementId: plans.chosenId },
    { identityId, intakeId: intake?.id, locale },
    (now) => !hasMore(agreed.current, openCases(now)),
    (one, copies) => {
      forgetDraft(queryClient, draftKey)
      emit('resolutions.case.created', { resolutionId: one.id, kind: draft.kind })
      setCreated({ one, copies })
    },
  )
  const isOut = creating.isBusy || creating.state.phase === 'unknown'
  const isMore = !isOut && isCase && seen !== undefined && hasMore(seen, open)
  const { isAsked, agree } = useAgreement({
    seen,
    now: open,
    version: open.map(({ id }) => id).join(),
    isChanged: () => isMore,
    isConflict: creating.state.phase === 'conflict',
  })
  const isDirty = !created && (draft !== start || start !== emptyDraft) && draft.description !== ''
  const guard = useLeaveGuard(isDirty)

  /** Goes on with what was entered about this person. Of what was entered about another, only what isn't theirs stays. */
  const begin = (id: string) => {
    creating.reset()
    if (member) forgetDraft(queryClient, draftKey)
    const others = { ...draft, entitlementId: undefined, contactMethod: '' }
    const next = draft === start ? (keptDraft(queryClient, keyOf(id)) ?? others) : others
    setStart(next)
    setDraft(next)
    if (member) keepDraft(queryClient, keyOf(id), next)
  }
  const change = (part: Partial<Draft>) => {
    creating.reset()
    const next = changed(draft, part)
    setDraft(next)
    keepDraft(queryClient, draftKey, next)
  }
  const openCase =
    onOpen &&
    ((id: string) => {
      emit('resolutions.case.opened', { resolutionId: id })
      onOpen(id)
    })
  if (created) return <Created {...created} kind={draft.kind} level={level} onOpen={openCase} />

  const shared = { draft, onChange: change }
  const errors = errorsOf(creating.state)
  const steps: WizardStep[] = [
    ...(memberId === undefined
      ? [
          {
            id: 'member',
            label: t('step.member'),
            title: t('member.title'),
            description: t('member.about'),
            nextLabel: lookUp.form.submitLabel,
            validate: () => saidIn(lookUp.form.problems),
            content: <PersonLookUp lookUp={lookUp} />,
          },
        ]
      : []),
    {
      id: 'open',
      label: t('step.open'),
      title: t('open.title'),
      validate: (): Record<string, string> => (cases.state === 'loading' ? { isOther: t('open.wait') } : {}),
      content: <OpenCasesStep {...{ cases, open }} onOpen={openCase} />,
    },
    {
      id: 'where',
      label: t('step.where'),
      title: t('where.title'),
      content: <WhereStep {...shared} places={places} />,
    },
    {
      id: 'what',
      label: t('step.what'),
      title: t('what.title'),
      content: <WhatStep {...shared} plans={plans} hasIntake={intake !== undefined} />,
    },
    {
      id: 'review',
      label: t('step.review'),
      title: t('review.title'),
      nextLabel: t(isCase ? 'submit.case' : 'submit.feedback'),
      content: ({ change: back }) => (
        <>
          <ReviewStep
            {...{ draft, places, plans, intake }}
            member={member?.name ?? known[0]?.owner.name ?? identityId}
            hasMemberStep={memberId === undefined}
            onChange={back}
          />
          {isMore ? <OpenCases open={open} onOpen={openCase} /> : null}
          {isMore && isAsked ? <PressAgain button={t('submit.case')} /> : null}
          {isMore && creating.state.phase === 'conflict' ? null : creating.message}
        </>
      ),
    },
  ]
  return (
    <div className={styles.page}>
      <Heading level={level} size="xl">
        {t('title')}
      </Heading>
      {isIntakeMissing ? (
        <Alert isStatic tone="caution" title={t('intake.missing')}>
          {t('intake.missing.text')}
        </Alert>
      ) : null}
      <Wizard
        label={t('steps')}
        level={level === 1 ? 2 : level === 2 ? 3 : 4}
        labels={{
          back: t('back'),
          next: t('next'),
          finish: t('submit.case'),
          cancel: onCancel ? t('cancel') : undefined,
          pending: t('pending'),
          position: (position, count) => t('position', { position, total: count }),
          done: t('done'),
          problem: t('problem'),
        }}
        summaryTitle={(count) => t('problems', { count })}
        steps={steps}
        current={step}
        onStepChange={(next) => {
          if (step === 'open') setSeen(open)
          if (step !== 'member' || next === 'member') return setStep(next)
          // The first press finds the person, the next confirms them.
          lookUp.submit((id) => {
            if (id !== member?.id) begin(id)
            setMember({ id, name: lookUp.found.state === 'ready' ? lookUp.found.data.person.name : undefined })
            setStep(next)
          })
        }}
        onFinish={() => {
          if (!agree()) return
          agreed.current = open
          creating.run()
        }}
        isPending={creating.isBusy || lookUp.form.isPreparing}
        errors={errors}
        onCancel={
          onCancel &&
          (() => {
            forgetDraft(queryClient, draftKey)
            onCancel()
          })
        }
      />
      <ConfirmDialog action={guard} />
    </div>
  )
}

const saidIn = (problems: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(problems).filter(([, words]) => words)) as Record<string, string>

/** The service's errors by field: in the last step, they are listed above the review. */
const errorsOf = (state: ActionState<unknown>) => (state.phase === 'refused' ? state.fields : undefined)
