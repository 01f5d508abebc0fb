'use client'
import type { Operation } from '@memberkit/contract'
import { useMessages } from '@memberkit/foundation/messages'
import { Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { SearchIcon } from '@memberkit/primitives/icons'
import { type ReactNode, useState } from 'react'
import type { Draft } from '../form/draft.ts'
import { laterMessages } from '../messages/namespaces.ts'
import { scopeOf } from '../place/console-link.ts'
import { useConsole } from '../place/ConsoleContext.ts'
import { addressOf, missingParams } from '../runtime/address.ts'
import type { DeskPage, DeskWay } from '../runtime/desk.ts'
import * as styles from '../shell/shell.css.ts'
import { QueryFormPart, ScopeFormPart } from '../shell/form-parts.ts'
import { EntityRows } from './EntityRows.tsx'
import { ListHead } from './ListHead.tsx'

export interface DeskListPageProps {
  page: DeskPage
  /** The open entity or form, in place of the list, which keeps what was searched, chosen and shown of it. */
  opened?: ReactNode
  /** The id of the open entity. */
  openId?: string
  /** Below the list, once it is known how long that is. */
  after?: ReactNode
}

/** The entities of a page: what must be chosen first, the service's search, and the list. */
export function DeskListPage({ page, opened, openId, after }: DeskListPageProps) {
  const { place } = useConsole()
  const way = page.ways.find(({ name }) => name === place.way) ?? page.ways[0]
  const isOpen = opened !== undefined && opened !== null
  const key = `${page.name} ${way?.name} ${JSON.stringify(place.in)}`
  const [shown, setShown] = useState<string>()
  if (!isOpen && shown !== key) setShown(key)
  // An entity that was come to otherwise needs no list: nothing of it is requested.
  if (isOpen && (!way || shown !== key)) return opened
  if (!way)
    return (
      <Stack gap="lg">
        <ById page={page} />
        {after}
      </Stack>
    )
  return <Chosen key={key} page={page} way={way} opened={opened} openId={openId} after={after} />
}

/** Of entities that nothing lists: opened by their id. */
function ById({ page }: { page: DeskPage }) {
  const { go } = useConsole()
  const { read, idParam } = page
  if (!read || !idParam) return null
  return (
    <Stack gap="md">
      <ListHead page={page} isAlone />
      <ScopeFormPart
        operation={read}
        params={missingParams(read, addressOf(page, read, {}))}
        onChoose={({ [idParam]: id, ...chosen }) =>
          go({ service: page.service, page: page.name, id, ...(Object.keys(chosen).length > 0 && { in: chosen }) })
        }
      />
    </Stack>
  )
}

function Chosen({ page, way, opened, openId, after }: DeskListPageProps & { way: DeskWay }) {
  const { place, go } = useConsole()
  const scope = scopeOf(place)
  const missing = missingParams(way.operation, addressOf(page, way.operation, scope))
  const [asked, setAsked] = useState<Draft>()
  const t = useMessages(laterMessages)
  const [isAsking, setAsking] = useState(false)
  const needsQuery = way.isSearch || requiresQuery(way.operation)
  const isAsked = asked !== undefined && Object.keys(asked).length > 0
  const isOpen = opened !== undefined && opened !== null
  if (isOpen && (missing.length > 0 || (needsQuery && !isAsked))) return opened
  if (missing.length > 0)
    return (
      <Stack gap="md">
        <ListHead page={page} way={way} isAlone />
        <ScopeFormPart
          operation={way.operation}
          params={missing}
          onChoose={(chosen) => go({ ...place, way: way.name, in: { ...scope, ...chosen } })}
        />
        {after}
      </Stack>
    )
  return (
    <Stack gap="md">
      {isOpen ? null : (
        <ListHead page={page} way={way} isAlone={needsQuery && !isAsked}>
          {way.operation.query && !needsQuery ? (
            <Button
              size="small"
              tone="quiet"
              aria-label={t('query.open')}
              aria-expanded={isAsking}
              onPress={() => setAsking(!isAsking)}
            >
              <span className={styles.tableOnly}>
                <SearchIcon />
                {t('query.open')}
              </span>
              <span className={styles.whereNarrow}>{t('query.search')}</span>
            </Button>
          ) : null}
        </ListHead>
      )}
      {!isOpen && way.operation.query && (needsQuery || isAsking) ? (
        <QueryFormPart operation={way.operation} asked={asked ?? {}} onAsk={setAsked} />
      ) : null}
      {needsQuery && !isAsked ? (
        after
      ) : (
        <EntityRows
          page={page}
          way={way}
          scope={scope}
          query={isAsked ? asked : undefined}
          opened={isOpen ? opened : undefined}
          openId={openId}
          after={after}
        />
      )}
    </Stack>
  )
}

const requiresQuery = ({ query }: Operation) =>
  query !== undefined &&
  'entries' in query &&
  Object.values(query.entries as object).some((one: { type: string }) => one.type !== 'optional')
