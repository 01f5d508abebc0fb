import {
  ResolutionCategory,
  ResolutionConcern,
  ResolutionSource,
  ResolutionType,
} from '@memberkit/contract/partners/resolutions'

/** The input for a new case. Empty text is nothing. */
export interface Draft {
  kind: 'case' | 'feedback'
  /** Whether the concern is about a law firm. */
  isAboutFirm: boolean
  state: string
  branchId: string
  /** Empty for none; absent until somebody chooses. */
  entitlementId?: string
  source: string
  type: string
  category: string
  concern: string
  description: string
  contactMethod: string
  surveyScore: number | null
}

export const emptyDraft: Draft = {
  kind: 'case',
  isAboutFirm: true,
  state: '',
  branchId: '',
  source: 'Call',
  type: 'ProviderFirm',
  category: 'Service',
  concern: '',
  description: '',
  contactMethod: '',
  surveyScore: null,
}

/** Returns a value of an enumeration, as far as it is one. */
const chosen = <T extends string>(options: readonly T[], value: string): T | undefined =>
  options.find((option) => option === value)

export const sourceIn = ({ source }: Draft) => chosen(ResolutionSource.options, source)
export const typeIn = ({ type }: Draft) => chosen(ResolutionType.options, type)
export const categoryIn = ({ category }: Draft) => chosen(ResolutionCategory.options, category)
export const concernIn = ({ concern }: Draft) => chosen(ResolutionConcern.options, concern)

/** Drafts that outlive their page, in memory only: they are about people. */
const kept = new Map<string, Draft>()

export const keptDraft = (key: string): Draft | undefined => kept.get(key)
export const keepDraft = (key: string, draft: Draft): void => void kept.set(key, draft)
export const forgetDraft = (key: string): void => void kept.delete(key)
