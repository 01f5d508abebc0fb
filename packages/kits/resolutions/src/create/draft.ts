import {
  ResolutionCategory,
  ResolutionConcern,
  ResolutionSource,
  ResolutionType,
} from '@memberkit/contract/partners/resolutions'
import { changeDraft, forgetDrafts, keptDraft as readDraft } from '@memberkit/foundation/delayed-commit'
import type { QueryClient } from '@tanstack/react-query'

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

/** Drafts outlive their page, in memory only: they are about people. */
const nameOf = (key: string) => `resolutions.create ${key} `

export const keptDraft = (queryClient: QueryClient, key: string): Draft | undefined =>
  readDraft<Draft>(queryClient, nameOf(key))
export const keepDraft = (queryClient: QueryClient, key: string, draft: Draft): void =>
  changeDraft<Draft>(queryClient, nameOf(key), () => draft)
export const forgetDraft = (queryClient: QueryClient, key: string): void => forgetDrafts(queryClient, nameOf(key))
