'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { flowMessages } from '../messages/namespaces.ts'
import type { SurveyAnswer } from './ChooseStep.tsx'

const usual = ['price', 'unused', 'other', 'moved', 'unhappy', 'else'] as const

/** Returns the answers to choose from: ours, the host's own, or none. */
export function useSurvey(own: readonly SurveyAnswer[] | false | undefined): readonly SurveyAnswer[] {
  const t = useMessages(flowMessages)
  return own === false ? [] : (own ?? usual.map((value) => ({ value, label: t(`survey.${value}`) })))
}
