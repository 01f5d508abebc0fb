'use client'
import { DetailPage, DetailSkeleton, useBackLink } from '@memberkit/foundation/detail'
import { useMessages } from '@memberkit/foundation/messages'
import { useEffect, useRef, useState } from 'react'
import { isDeletionOf } from '../actions/page-actions.ts'
import { usePageActions } from '../actions/usePageActions.ts'
import { useDeskContext } from '../fields/DeskContext.ts'
import { useRecent } from '../home/useRecent.ts'
import { consoleMessages } from '../messages/namespaces.ts'
import { scopeOf } from '../place/console-link.ts'
import { useConsole, useOpenEntity } from '../place/ConsoleContext.ts'
import { EntityActionPart, ScopeFormPart } from '../shell/form-parts.ts'
import { titleOf } from '../runtime/address.ts'
import type { DeskPage, Entity } from '../runtime/desk.ts'
import { useNouns } from '../words/useNouns.ts'
import { usePageName } from '../words/usePageName.ts'
import * as styles from './entity.css.ts'
import { EntityView } from './EntityView.tsx'
import { useEntity } from './useEntity.ts'

/** The page of one entity and the dialogs of its actions. */
export function EntityPage({ page, id }: { page: DeskPage; id: string }) {
  const { place, go } = useConsole()
  const t = useMessages(consoleMessages)
  const nameOf = usePageName()
  const scope = scopeOf(place)
  const { resource, operation, missing } = useEntity(page, id, scope, place.way)
  const { table, allowedOn } = usePageActions(page)
  const { words } = useDeskContext()
  const root = useRef<HTMLDivElement>(null)
  const [acting, setActing] = useState<{ intent: string; entity: Entity }>()
  const toList = () => go({ service: page.service, page: page.name, way: place.way, in: place.in })
  const nouns = useNouns(page)
  const back = t('entity.back', { what: nouns.many })
  const backLink = useBackLink({ onBack: toList, label: back, returnLabel: back })
  const { remember } = useRecent()
  const isReady = resource.state === 'ready'
  useOpenEntity(
    isReady
      ? {
          title: titleOf(page, resource.data, words) || id,
          actions: () =>
            allowedOn(resource.data)
              .filter(({ unavailableReason }) => unavailableReason === undefined)
              .map(({ name }) => ({ name, label: words.action(name) })),
          choose: (intent) => setActing({ intent, entity: resource.data }),
        }
      : undefined,
  )
  useEffect(() => {
    if (isReady) remember({ service: page.service, page: page.name, id, ...(place.in && { in: place.in }) })
    // Once it is known to be there.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isReady, page, id])
  if (missing.length > 0)
    return (
      <ScopeFormPart
        operation={operation}
        params={missing}
        onChoose={(chosen) => go({ ...place, in: { ...scope, ...chosen } })}
      />
    )
  return (
    <div className={styles.entity}>
      <DetailPage
        root={root}
        resource={resource}
        noun={t('entity.noun', { what: nouns.one })}
        skeleton={
          <DetailSkeleton label={t('loading', { what: nameOf(page.name, page.service) })} main={[6, 4]} side={[5, 5]} />
        }
        backLink={backLink}
        dialogs={
          acting ? (
            <EntityActionPart
              page={page}
              table={table}
              intent={acting.intent}
              entity={acting.entity}
              scope={scope}
              onDone={(name) => {
                const done = page.actions.find((one) => one.name === name)?.operation
                // A deleted or moved entity can't be read here any more.
                if (done && isDeletionOf(page, done)) toList()
              }}
              onClose={() => setActing(undefined)}
            />
          ) : null
        }
      >
        {(entity) => (
          <EntityView
            page={page}
            entity={entity}
            scope={scope}
            table={table}
            allowed={allowedOn(entity)}
            printed={root}
            onAction={(intent) => setActing({ intent, entity })}
          />
        )}
      </DetailPage>
    </div>
  )
}
