'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Inline } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { Select } from '@memberkit/primitives/select'
import { Heading, Text } from '@memberkit/primitives/text'
import type { ReactNode } from 'react'
import { useDeskContext } from '../fields/DeskContext.ts'
import { laterMessages } from '../messages/namespaces.ts'
import { useConsole } from '../place/ConsoleContext.ts'
import { usePageName } from '../words/usePageName.ts'
import { CreateButtons } from './CreateButtons.tsx'
import { scopeParams } from '../runtime/address.ts'
import type { DeskPage, DeskWay } from '../runtime/desk.ts'
import * as styles from '../shell/shell.css.ts'

export interface ListHeadProps {
  page: DeskPage
  /** The way in that is open; none where an entity is opened by its id. */
  way?: DeskWay
  /** Whether the list isn't there yet, which has the title and what creates an entity. */
  isAlone?: boolean
  children?: ReactNode
}

/** The ways into a page's entities, and what was chosen first. */
export function ListHead({ page, way, isAlone, children }: ListHeadProps) {
  const nameOf = usePageName()
  const t = useMessages(laterMessages)
  const { words } = useDeskContext()
  const { place, go } = useConsole()
  const chosen = (way ? scopeParams(way.operation) : []).filter((param) => place.in?.[param])
  const canCreate = isAlone === true && page.create.length > 0
  const hasTools = page.ways.length > 1 || chosen.length > 0 || canCreate || Boolean(children)
  const title = isAlone ? (
    <Heading level={2} size="xl">
      {nameOf(page.name, page.service)}
    </Heading>
  ) : null
  if (!hasTools) return title
  return (
    <div className={styles.chosen}>
      {title}
      {way && page.ways.length > 1 ? (
        <Select
          label={t('ways')}
          size="small"
          options={page.ways.map(({ name }) => ({ value: name, label: words.action(name) }))}
          value={way.name}
          onChange={(name) => go({ service: page.service, page: page.name, way: name, in: place.in })}
        />
      ) : null}
      {chosen.length > 0 ? (
        <Inline gap="xxs" alignItems="center">
          <Text tone="muted">
            {chosen
              .map((param) => t('scope.chosen', { what: words.field(param), value: place.in?.[param] ?? '' }))
              .join(' · ')}
          </Text>
          <Button
            size="small"
            tone="quiet"
            onPress={() => go({ service: page.service, page: page.name, way: way?.name })}
          >
            {t('scope.change')}
          </Button>
        </Inline>
      ) : null}
      {children}
      {/* The primary is what shows the list. */}
      {canCreate ? <CreateButtons page={page} tone="secondary" /> : null}
    </div>
  )
}
