'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { folded } from '@memberkit/platform/formats'
import { ComboBox, type ComboBoxItems } from '@memberkit/primitives/combo-box'
import { Dialog } from '@memberkit/primitives/dialog'
import { useCallback } from 'react'
import { searchServices } from '../home/search-services.ts'
import { laterMessages } from '../messages/namespaces.ts'
import { useComboLabels } from '../form/inputs/useComboLabels.ts'
import { consoleLink, type Place } from '../place/console-link.ts'
import { useConsole } from '../place/ConsoleContext.ts'
import { usePageName } from '../words/usePageName.ts'
import { useLauncherActions } from './useLauncherActions.ts'

/** The shortest text that is searched for in the services: shorter finds too much. */
const leastText = 3

/** Goes anywhere by typing: pages, actions, and entities of every service. */
export function Launcher({ onClose }: { onClose: () => void }) {
  const t = useMessages(laterMessages)
  const { services, go, openEntity } = useConsole()
  const { queryClient } = useMemberkit()
  const nameOf = usePageName()
  const actions = useLauncherActions()
  const labels = useComboLabels(t('launcher.label'))
  const options = useCallback(
    async (text: string, signal: AbortSignal): Promise<ComboBoxItems> => {
      const wanted = folded(text).trim()
      const matching = (label: string) => folded(label).includes(wanted)
      const places = services.flatMap(({ service, pages }) =>
        pages.map((page) => ({ value: valueOf({ service, page }), label: nameOf(page, service) })),
      )
      const [known, found] = await Promise.all([
        // The words of every service are what actions are called: they load once something is typed.
        wanted ? actions() : [],
        wanted.length >= leastText ? searchServices(queryClient, services, text, signal) : undefined,
      ])
      const here = openEntity.get()
      return [
        {
          label: here ? t('row.menu', { row: here.title }) : '',
          options: (here?.actions() ?? [])
            .filter(({ label }) => matching(label))
            .map(({ name, label }) => ({ value: `${ofEntity}${name}`, label })),
        },
        { label: t('launcher.pages'), options: places.filter(({ label }) => matching(label)).slice(0, 12) },
        { label: t('launcher.actions'), options: known.filter(({ label }) => matching(label)).slice(0, 8) },
        {
          label: t('launcher.found'),
          options: (found?.hits ?? []).map(({ service, page, id, title }) => ({
            value: valueOf({ service, page, id }),
            label: title || id,
            description: `${nameOf(page, service)} · ${id}`,
            // The service has found it, whatever it is called.
            keywords: text,
          })),
        },
      ].filter((section) => section.options.length > 0)
    },
    [services, nameOf, actions, queryClient, openEntity, t],
  )
  return (
    <Dialog isOpen onClose={onClose} title={t('launcher.title')} closeLabel={t('launcher.close')}>
      <ComboBox
        label={t('launcher.label')}
        description={t('launcher.hint')}
        options={options}
        labels={labels}
        onChange={(value: string) => {
          if (!value) return
          onClose()
          if (value.startsWith(ofEntity)) openEntity.get()?.choose(value.slice(ofEntity.length))
          else go(consoleLink.fromLink(value) as Place)
        }}
      />
    </Dialog>
  )
}

/** Before the name of an action of the entity that is open; an address begins with a slash. */
const ofEntity = 'action '

const valueOf = (place: Place) => consoleLink.toLink(place, '/')
