'use client'
import { Button } from '@memberkit/primitives/button'
import { Menu, MenuItem, MenuSection } from '@memberkit/primitives/menu'
import type { ColumnSettings } from '@memberkit/primitives/table-columns'
import { useMemo, useRef, useState } from 'react'
import { toolMessages } from '../messages/tools.ts'
import { useMessages } from '../messages/useMessages.ts'
import { useMemberkit } from '../provider/context.ts'
import type { NamedView, ViewStore } from '../views/named-views.ts'
import { SaveView } from '../views/SaveView.tsx'
import { useNamedViews } from '../views/useNamedViews.ts'
import type { ListViewsProps } from './arrangement.ts'
import type { AnyList } from './define-list.ts'
import type { AnyListState } from './useListState.ts'
import { viewIn } from './useSavedFilters.ts'

/** The saved settings of a list: its filters and sorting as in its link, and its columns. */
interface ArrangedView {
  readonly linkState: AnyListState['linkState']
  readonly columns: ColumnSettings
}

/** The views of a list whose columns a person arranges: saved on this device by name, shown again, deleted. */
export function ListViews({ list, state, arrangement }: ListViewsProps) {
  const t = useMessages(toolMessages)
  const { notify } = useMemberkit()
  const [isSaving, setSaving] = useState(false)
  const save = useRef<HTMLButtonElement>(null)
  const own = useNamedViews(useMemo(() => storeOf(list), [list]))
  const show = ({ view: { linkState, columns } }: NamedView<ArrangedView>) => {
    state.setLinkState({ ...blank(list), sort: undefined, order: undefined, ...linkState }, { replace: true })
    arrangement.onChange(columns)
  }
  const remove = (view: NamedView<ArrangedView>) => {
    own.remove(view.id)
    // The menu may be gone with its last view.
    save.current?.focus()
    notify({
      message: t('viewDeleted', { name: view.name }),
      action: { label: t('viewUndo'), onPress: () => own.restore(view) },
    })
  }
  return (
    <>
      <Button ref={save} size="small" tone="quiet" onPress={() => setSaving(true)}>
        {t('viewSave')}
      </Button>
      {own.views.length > 0 ? (
        <Menu label={t('views')} size="small">
          <MenuSection label={t('viewsUse')}>
            {own.views.map((view) => (
              <MenuItem key={view.id} onPress={() => show(view)}>
                {view.name}
              </MenuItem>
            ))}
          </MenuSection>
          <MenuSection label={t('viewsDelete')}>
            {own.views.map((view) => (
              <MenuItem key={view.id} tone="critical" onPress={() => remove(view)}>
                {view.name}
              </MenuItem>
            ))}
          </MenuSection>
        </Menu>
      ) : null}
      {isSaving ? (
        <SaveView
          about={t('viewAbout')}
          views={own.views}
          onSave={(name) => {
            own.save(name, { linkState: viewIn(list, state.linkState), columns: arrangement.settings })
            setSaving(false)
          }}
          onClose={() => setSaving(false)}
        />
      ) : null}
    </>
  )
}

/** A parameter that a view doesn't have is not filtered. */
const blank = ({ params }: AnyList) => Object.fromEntries(params.map((param) => [param, undefined]))

function storeOf(list: AnyList): ViewStore<ArrangedView> {
  return {
    name: list.name,
    toText: ({ linkState, columns }) => JSON.stringify({ link: list.link.toLink(linkState), columns }),
    fromText(text) {
      const { link, columns } = JSON.parse(text) as { link?: unknown; columns?: unknown }
      return { linkState: viewIn(list, list.link.fromLink(String(link ?? ''))), columns: columnsIn(columns) }
    },
  }
}

function columnsIn(kept: unknown): ColumnSettings {
  const { hidden, widths } = (typeof kept === 'object' && kept !== null ? kept : {}) as ColumnSettings
  return { ...(Array.isArray(hidden) && { hidden }), ...(widths && { widths }) }
}
