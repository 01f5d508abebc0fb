import type { NewFeedback, NewResolution } from '@memberkit/contract/partners/resolutions'
import { isOpen } from '../shared/case.rules.ts'
import type { Intake, Resolution } from './received.ts'
import { categoryIn, concernIn, type Draft, emptyDraft, sourceIn, typeIn } from './draft.ts'

/** Returns the draft that an intake prefills: where it happened, and the member's own words to start from. */
export function draftFrom(intake: Intake | undefined): Draft {
  if (!intake) return emptyDraft
  const { branch, firm, summary = '' } = intake
  return { ...emptyDraft, isAboutFirm: Boolean(branch ?? firm), branchId: branch?.id ?? '', description: summary }
}

/** Returns the draft after a change. A survey is about its score, until someone says otherwise. */
export function changed(draft: Draft, change: Partial<Draft>): Draft {
  const next = { ...draft, ...change }
  if (change.source === 'Survey' && draft.source !== 'Survey') {
    return { ...next, category: 'Survey', concern: draft.concern || 'SurveyScore' }
  }
  return next
}

export interface About {
  identityId: string
  intakeId: string | undefined
  locale: string | undefined
}

/** Returns the body of a new case; `undefined` while something required is missing. */
export function caseOf(draft: Draft, { identityId, intakeId, locale }: About): NewResolution | undefined {
  const [source, type, category] = [sourceIn(draft), typeIn(draft), categoryIn(draft)]
  const description = draft.description.trim()
  if (!source || !type || !category || !description) return undefined
  const contactMethod = draft.contactMethod.trim()
  const concern = concernIn(draft)
  return {
    identityId,
    source,
    type,
    category,
    description,
    ...(concern && { concern }),
    ...(contactMethod && { contactMethod }),
    ...placeOf(draft),
    ...(intakeId !== undefined && { intakeId }),
    ...(locale !== undefined && { locale }),
  }
}

/** Returns the body of feedback, which is recorded as closed. */
export function feedbackOf(draft: Draft, { identityId, locale }: About): NewFeedback | undefined {
  const [source, category] = [sourceIn(draft), categoryIn(draft)]
  const description = draft.description.trim()
  if (!source || !category || !description) return undefined
  return {
    identityId,
    source,
    category,
    description,
    ...(draft.surveyScore !== null && { surveyScore: draft.surveyScore }),
    ...placeOf(draft),
    ...(locale !== undefined && { locale }),
  }
}

const placeOf = ({ isAboutFirm, branchId, entitlementId }: Draft) => ({
  ...(isAboutFirm && branchId && { branchId }),
  ...(entitlementId && { entitlementId }),
})

type Case = Pick<Resolution, 'id' | 'status' | 'source' | 'description' | 'openedAt'>

/** Returns the cases of a member that need work, newest first. */
export const openCases = <One extends Case>(all: readonly One[]): readonly One[] =>
  all.filter(({ status }) => isOpen(status)).toSorted((a, b) => b.openedAt.localeCompare(a.openedAt))

/** Whether a case has been opened that wasn't there before. */
export const hasMore = (before: readonly Pick<Case, 'id'>[], after: readonly Pick<Case, 'id'>[]): boolean =>
  after.some(({ id }) => before.every((one) => one.id !== id))

/**
 * Returns the cases that a request may have created: of the same source and words, and not known before it. Usually one
 * or none; two if the request arrived twice.
 */
export function createdBy<One extends Case>(
  all: readonly One[],
  { source, description }: Pick<NewResolution, 'source' | 'description'>,
  known: ReadonlySet<string>,
): readonly One[] {
  return all.filter((one) => !known.has(one.id) && one.source === source && one.description === description)
}
