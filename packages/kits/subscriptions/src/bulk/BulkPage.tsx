'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { UnavailableHere } from '@memberkit/foundation/permission'
import { ResourceView } from '@memberkit/foundation/resource'
import { Card } from '@memberkit/primitives/card'
import { EmptyState } from '@memberkit/primitives/empty-state'
import { Heading } from '@memberkit/primitives/text'
import { bulkMessages } from '../messages/namespaces.ts'
import type { Transitions } from '../shared/subscription-actions.ts'
import * as styles from './bulk.css.ts'
import { type BulkProgress, deviceProgress } from './bulk-progress.ts'
import { BulkSkeleton } from './BulkSkeleton.tsx'
import { BulkSteps } from './BulkSteps.tsx'
import type { GroupMember } from './members.ts'
import { useMembers } from './useMembers.ts'

export interface BulkPageProps {
  groupId: string
  /**
   * Reads everybody with a plan in the group. Also called after a lost answer and before an unfinished run goes on, so
   * that nobody is done twice: an answer that a cache has kept would undo that. It fails by throwing.
   */
  readMembers: () => Promise<readonly GroupMember[]>
  /** The storage in which an unfinished run waits for the next visit; `null`: none. @default this browser */
  progress?: BulkProgress | null
  /** Overrides the statuses in which the plan of one member can be ended or kept. */
  transitions?: Transitions
}

/** The roster in every state, and the steps over it. */
export function BulkPage({ groupId, readMembers, progress = deviceProgress, transitions }: BulkPageProps) {
  const t = useMessages(bulkMessages)
  const { realm } = useMemberkit()
  const isTheirs = realm === 'GroupAdmin' || realm === 'Internal'
  const resource = useMembers(groupId, readMembers, isTheirs)
  if (!isTheirs) return <UnavailableHere />
  return (
    <ResourceView
      resource={resource}
      noun={t('noun')}
      skeleton={<BulkSkeleton />}
      frame={(panel) => (
        <div className={styles.page}>
          <Heading level={2} size="xl">
            {t('title')}
          </Heading>
          <Card as="div">{panel}</Card>
        </div>
      )}
      empty={<EmptyState title={t('empty.heading')}>{t('empty.text')}</EmptyState>}
    >
      {(members) => <BulkSteps {...{ groupId, members, readMembers, progress, transitions }} />}
    </ResourceView>
  )
}
