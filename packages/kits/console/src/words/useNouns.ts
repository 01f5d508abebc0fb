'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useDeskContext } from '../fields/DeskContext.ts'
import type { DeskPage } from '../runtime/desk.ts'
import { inSentence } from './in-sentence.ts'
import { usePageName } from './usePageName.ts'

/** Returns what one and several entities of a page are called inside a sentence: "offer" and "offers". */
export function useNouns({ name, service }: DeskPage): { one: string; many: string } {
  const { words } = useDeskContext()
  const { locale } = useMemberkit()
  const many = inSentence(usePageName()(name, service), locale)
  const one = words.entity(name)
  return { one: one ? inSentence(one, locale) : many, many }
}
