'use client'
import { permissionOf } from '@memberkit/contract'
import { createResolution, listIntakes, listResolutions } from '@memberkit/contract/partners/resolutions'
import { useMemberkit } from '@memberkit/foundation'
import { useEmit } from '@memberkit/foundation/events'
import { ListPage } from '@memberkit/foundation/list'
import { useMessages } from '@memberkit/foundation/messages'
import { UnavailableHere, usePermission } from '@memberkit/foundation/permission'
import { mapResource, useResource } from '@memberkit/foundation/resource'
import { formatDate } from '@memberkit/platform/formats'
import { Button } from '@memberkit/primitives/button'
import { PlusIcon } from '@memberkit/primitives/icons'
import { Text } from '@memberkit/primitives/text'
import { VisuallyHidden } from '@memberkit/primitives/visually-hidden'
import { useCallback, useMemo } from 'react'
import type { Intake } from '../create/received.ts'
import type { ResolutionsEventTable } from '../events.ts'
import { intakesMessages } from '../messages/intakes/namespaces.ts'
import { intakeList, type IntakeRow, useIntakeRows } from './intake-list.tsx'
import * as styles from './Intakes.css.ts'

export interface IntakesPageProps {
  /** The member whose intakes they are. */
  memberId: string
  /** Opens the page of a new case with this intake; without it, no case can be created here. */
  onCreate?: (intakeId: string) => void
  /** Opens the page of the case that was created from an intake. */
  onOpen?: (resolutionId: string) => void
  /** Returns the name of an area of law; the service only has its code. @default the code */
  areaOfLawName?: (code: string) => string
}

/** Intakes are for people who process concerns: others have no such call, and nothing is requested. */
export function IntakesPage(props: IntakesPageProps) {
  const { realm } = useMemberkit()
  return realm === 'Internal' || realm === 'Partner' ? <Page {...props} /> : <UnavailableHere />
}

function Page({ memberId, onCreate, onOpen, areaOfLawName }: IntakesPageProps) {
  const t = useMessages(intakesMessages)
  const { locale } = useMemberkit()
  const emit = useEmit<ResolutionsEventTable>()
  const intakes = useResource(listIntakes, { memberId, query: {} })
  // Tells which intakes have led to a case. Its absence changes nothing else.
  const cases = useResource(listResolutions, { identityId: memberId })
  const canCreate = usePermission(permissionOf(createResolution))
  const rowOf = useIntakeRows(areaOfLawName)
  const list = intakes.state === 'ready' ? intakes.data : undefined
  const opened = cases.state === 'ready' ? cases.data : undefined
  const rows = useMemo(
    () =>
      list?.map((intake) => {
        const one = opened?.find(({ intakeId }) => intakeId === intake.id)
        return rowOf(intake as Intake, one && { id: one.id, friendlyId: one.friendlyId })
      }) ?? [],
    // The function only depends on these.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [list, opened, areaOfLawName],
  )
  const rowActions = useCallback(
    ({ id, day, openedCase }: IntakeRow) => {
      if (openedCase) {
        const values = { id: openedCase.friendlyId }
        return onOpen ? (
          <span className={styles.action}>
            <button
              type="button"
              className={styles.opener}
              onClick={() => {
                emit('resolutions.case.opened', { resolutionId: openedCase.id })
                onOpen(openedCase.id)
              }}
            >
              {t('hasCase', values)}
            </button>
          </span>
        ) : (
          <span className={styles.hasCase}>{t('case', values)}</span>
        )
      }
      return onCreate && canCreate ? (
        <span className={styles.action}>
          <Button size="small" onPress={() => onCreate(id)}>
            <PlusIcon />
            {t('open')}
            <VisuallyHidden> {formatDate(day, locale)}</VisuallyHidden>
          </Button>
        </span>
      ) : null
    },
    [t, onOpen, onCreate, canCreate, emit, locale],
  )
  return (
    <ListPage
      list={intakeList}
      resource={mapResource(intakes, () => rows)}
      unreadable={intakes.state === 'ready' ? (intakes.unreadable ?? []) : []}
      rowActions={rowActions}
      onExport={(format, count) => emit('resolutions.intakes.exported', { format, count })}
      slots={{
        tools:
          onCreate && !canCreate ? (
            <Text size="sm" tone="muted">
              {t('open.denied')}
            </Text>
          ) : undefined,
      }}
    />
  )
}
