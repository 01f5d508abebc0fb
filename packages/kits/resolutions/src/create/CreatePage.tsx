'use client'
import { listIntakes } from '@memberkit/contract/partners/resolutions'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { UnavailableHere } from '@memberkit/foundation/permission'
import { ResourceView, useResource } from '@memberkit/foundation/resource'
import { createMessages } from '../messages/create/namespaces.ts'
import { CreateSkeleton } from './CreateSkeleton.tsx'
import { NewCase } from './NewCase.tsx'
import type { Intake } from './received.ts'

export interface CreatePageProps {
  /** The member; without it, the first step finds one. */
  memberId?: string
  /** The intake to start from, one of the member's. */
  intakeId?: string
  /** Opens the page of a case: the created one, or an open one of the member. */
  onOpen?: (resolutionId: string) => void
  /** Leaves without creating anything. */
  onCancel?: () => void
  /** The level of the heading. @default 2 */
  level?: 1 | 2 | 3
}

/** A new case for staff and law firms; members report concerns on their own page. */
export function CreatePage(props: CreatePageProps) {
  const { realm } = useMemberkit()
  if (realm !== 'Internal' && realm !== 'Partner') return <UnavailableHere />
  const { memberId, intakeId } = props
  return memberId !== undefined && intakeId !== undefined ? (
    <FromIntake {...props} memberId={memberId} intakeId={intakeId} />
  ) : (
    <NewCase {...props} />
  )
}

/** Reads the intake first: what it prefills must not replace what someone has typed meanwhile. */
function FromIntake(props: CreatePageProps & { memberId: string; intakeId: string }) {
  const t = useMessages(createMessages)
  const { memberId, intakeId } = props
  const intakes = useResource(listIntakes, { memberId, query: {} })
  return (
    <ResourceView resource={intakes} noun={t('intake.noun')} skeleton={<CreateSkeleton />}>
      {(all: readonly Intake[]) => {
        const intake = all.find(({ id }) => id === intakeId)
        return <NewCase {...props} intake={intake} isIntakeMissing={!intake} />
      }}
    </ResourceView>
  )
}
