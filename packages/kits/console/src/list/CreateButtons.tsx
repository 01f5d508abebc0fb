'use client'
import { Button } from '@memberkit/primitives/button'
import { PlusIcon } from '@memberkit/primitives/icons'
import { useDeskContext } from '../fields/DeskContext.ts'
import { useConsole } from '../place/ConsoleContext.ts'
import type { DeskPage } from '../runtime/desk.ts'

export interface CreateButtonsProps {
  page: DeskPage
  /** @default 'primary' */
  tone?: 'primary' | 'secondary' | 'quiet'
}

/** A button for each operation that creates an entity of a page. */
export function CreateButtons({ page, tone = 'primary' }: CreateButtonsProps) {
  const { go, place } = useConsole()
  const { words } = useDeskContext()
  return page.create.map(({ name }) => (
    <Button
      key={name}
      size="small"
      tone={tone}
      onPress={() =>
        go({ service: page.service, page: page.name, way: place.way, in: place.in, flow: 'create', call: name })
      }
    >
      <PlusIcon />
      <span>{words.action(name)}</span>
    </Button>
  ))
}
