'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { ArrowDownIcon, ArrowUpIcon, DashIcon } from '@memberkit/primitives/icons'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import { Link } from '@memberkit/primitives/link'
import { VisuallyHidden } from '@memberkit/primitives/visually-hidden'
import { notesMessages } from '../messages/namespaces.ts'
import * as styles from './Notes.css.ts'

const looks = {
  LOW: { tone: 'neutral', icon: ArrowDownIcon },
  MEDIUM: { tone: 'info', icon: DashIcon },
  HIGH: { tone: 'critical', icon: ArrowUpIcon },
} as const

/** The priority of a note, in words; a priority of a newer platform asks for attention. */
export function PriorityBadge({ priority }: { priority: string }) {
  const t = useMessages(notesMessages)
  const label = useLabel('NotePriority')
  const look = Object.hasOwn(looks, priority) ? looks[priority as keyof typeof looks] : ({ tone: 'caution' } as const)
  return (
    <StatusBadge {...look}>
      <VisuallyHidden>{t('priority')}: </VisuallyHidden>
      {label(priority)}
    </StatusBadge>
  )
}

/** The kind of page that a host has for what a note is about, as `linkTo` is asked for it. */
const pageOf: Readonly<Record<string, string>> = {
  ENTITLEMENT: 'entitlement',
  BRANCH: 'branch',
  CONTACT_LOG: 'contactLog',
}

/** The subject of a note: a link where the host has a page for it. */
export function SubjectLine({ subjectType, subjectId }: { subjectType: string; subjectId: string }) {
  const t = useMessages(notesMessages)
  const label = useLabel('NoteSubjectType')
  const { linkTo } = useMemberkit()
  const page = Object.hasOwn(pageOf, subjectType) ? pageOf[subjectType] : undefined
  const href = page && linkTo(page, subjectId)
  const words = t('about', { type: label(subjectType), id: subjectId })
  return href ? <Link href={href}>{words}</Link> : <span className={styles.quiet}>{words}</span>
}

/** The cause of a comment by the platform. `linkTo` is asked for the service's entity: `invoices` for an invoice. */
export function CauseLine({ service, entityId, label }: { service: string; entityId: string; label?: string }) {
  const t = useMessages(notesMessages)
  const { linkTo } = useMemberkit()
  const href = linkTo(entityOf(service), entityId)
  const words = t('cause', { label: label ?? entityId })
  return href ? <Link href={href}>{words}</Link> : <span className={styles.quiet}>{words}</span>
}

/** `invoices` has invoices, `law-areas` a lawArea. */
const entityOf = (service: string) =>
  service
    .replace(/ies$/, 'y')
    .replace(/s$/, '')
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
