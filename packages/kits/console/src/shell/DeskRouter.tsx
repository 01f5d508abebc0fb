'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { EmptyState } from '@memberkit/primitives/empty-state'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { Stack } from '@memberkit/primitives/box'
import { Heading } from '@memberkit/primitives/text'
import type { ReactNode } from 'react'
import { hasAnswer } from '../actions/page-actions.ts'
import { EntityPage } from '../entity/EntityPage.tsx'
import { useDeskContext } from '../fields/DeskContext.ts'
import { DeskListPage } from '../list/DeskListPage.tsx'
import { consoleMessages } from '../messages/namespaces.ts'
import { useConsole } from '../place/ConsoleContext.ts'
import { PlaceLink } from '../place/PlaceLink.tsx'
import type { DeskPage } from '../runtime/desk.ts'
import { usePageName } from '../words/usePageName.ts'
import { WorkerPart } from '../worker/worker-part.ts'
import { CallPagePart, CreatePagePart, EditPagePart } from './form-parts.ts'
import * as styles from '../home/home.css.ts'
import { form } from './shell.css.ts'

/** The page of a place in one service. What an address names and the service doesn't have says so. */
export function DeskRouter() {
  const { place, go } = useConsole()
  const { desk } = useDeskContext()
  const t = useMessages(consoleMessages)
  const nameOf = usePageName()
  const page = place.page === undefined ? desk.pages[0] : desk.pages.find(({ name }) => name === place.page)
  const { flow, call, id } = place
  const nowhere = (
    <EmptyState
      kind="missing"
      title={t('nowhere')}
      action={<Button onPress={() => go({ service: desk.service })}>{t('nowhereBack')}</Button>}
    />
  )
  const isOfWorker = flow === 'call' && callsOf(desk.worker).includes(call ?? '')
  if (!page || (flow === 'call' && place.page === undefined && !isOfWorker))
    return flow === 'call' ? (
      called()
    ) : place.page === undefined ? (
      <Stack gap="lg">
        <Heading level={2} size="md">
          {nameOf(desk.service)}
        </Heading>
        <Tools />
      </Stack>
    ) : (
      nowhere
    )
  const after = (
    <>
      {desk.worker ? <WorkerPart worker={desk.worker} call={isOfWorker ? call : undefined} /> : null}
      <Tools page={page} />
    </>
  )
  return <DeskListPage page={page} opened={isOfWorker ? undefined : openedIn(page)} openId={id} after={after} />

  function openedIn(page: DeskPage): ReactNode {
    if (flow === 'call') return called()
    if (flow === 'create') {
      const created = page.create.find(({ name }) => name === call)
      return created ? (
        <div className={form}>
          <CreatePagePart key={`${call} ${JSON.stringify(place.in)}`} page={page} created={created} />
        </div>
      ) : (
        nowhere
      )
    }
    if (id === undefined) return undefined
    if (flow !== 'edit') return <EntityPage key={id} page={page} id={id} />
    return page.edit.length > 0 ? (
      <div className={form}>
        <EditPagePart key={id} page={page} id={id} />
      </div>
    ) : (
      nowhere
    )
  }

  function called(): ReactNode {
    const found = callIn(page, call) ?? desk.tools.find(({ name }) => name === call)
    return found ? (
      <CallPagePart key={`${call} ${id}`} call={found} page={place.page === undefined ? undefined : page} id={id} />
    ) : (
      nowhere
    )
  }
}

/**
 * Returns what has a page of its own. Any other action is sent from its dialog only, which says what it leads to and
 * knows what the entity was when it opened.
 */
function callIn(page: DeskPage | undefined, name: string | undefined) {
  if (!page) return undefined
  const actions = page.actions.filter((one) => hasAnswer(page, one))
  return [...actions, ...page.panels, ...page.find].find((one) => one.name === name)
}

/** The operations of a worker that an address can name. */
const callsOf = (worker: DeskPage | undefined) =>
  worker ? [worker.definition.read, ...worker.actions.map(({ name }) => name)] : []

/** The operations of a service that belong to no entity, and other ways to find one. */
function Tools({ page }: { page?: DeskPage }) {
  const { desk, words } = useDeskContext()
  const t = useMessages(consoleMessages)
  const tasks = [
    ...(page?.find ?? []).map(({ name }) => ({ call: name, page: page?.name })),
    ...desk.tools.map(({ name }) => ({ call: name, page: undefined })),
  ]
  if (tasks.length === 0) return null
  return (
    <Card title={t('tools')} level={3}>
      <ul className={styles.links}>
        {tasks.map((task) => (
          <li key={task.call} className={styles.link}>
            <PlaceLink to={{ service: desk.service, flow: 'call', ...task }}>{words.action(task.call)}</PlaceLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
