'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { Notice } from '@memberkit/primitives/notice'
import { LockIcon } from '@memberkit/primitives/icons'
import { editorMessages } from '../messages/namespaces.ts'
import type { Rights } from './rights.rules.ts'

/** Why nothing can be changed here, and whom to ask. */
export function ReadOnlyNotice({ rights: { readOnlyReason, administrators } }: { rights: Rights }) {
  const t = useMessages(editorMessages)
  const { locale } = useMemberkit()
  if (readOnlyReason === 'deleted') return <Notice icon={LockIcon}>{t('readOnly.deleted')}</Notice>
  const names = new Intl.ListFormat(locale, { type: 'disjunction' }).format(administrators)
  return (
    <Notice icon={LockIcon}>{administrators.length > 0 ? t('readOnly.ask', { names }) : t('readOnly.role')}</Notice>
  )
}
