'use client'
import { KitBoundary, useMemberkit } from '@memberkit/foundation'
import { type RouterAdapter, useLinkState } from '@memberkit/foundation/links'
import { UnavailableHere } from '@memberkit/foundation/permission'
import { lazyPart } from '@memberkit/foundation/lazy'
import { Skeleton } from '@memberkit/primitives/skeleton'
import { createElement, useMemo, useState } from 'react'
import { HomePage } from './home/HomePage.tsx'
import { laterNames } from './messages/namespaces.ts'
import { consoleLink, only, type Place } from './place/console-link.ts'
import { ConsoleContext, type ConsoleContextValue, holdOpenEntity } from './place/ConsoleContext.ts'
import { type ConsoleService, consoleServices } from './services.ts'
import { ConsoleShell } from './shell/ConsoleShell.tsx'

export interface ConsoleProps {
  /** The services with a page: ours, some of them, or with your own. Keep the list stable. @default all of ours */
  services?: readonly ConsoleService[]
  /** Ends acting for somebody; without it, the banner has no button. */
  onStopActing?: () => void
}

const DeskPlacePart = lazyPart(async () => (await import('./opened-parts.ts')).DeskPlace, {
  needs: laterNames,
  fallback: createElement(Skeleton, { height: 'panel' }),
})

/** The console: a home page for staff, and a list, a page and forms for every entity of every service. */
export function Console(props: ConsoleProps) {
  return (
    <KitBoundary kit="console">
      <Page {...props} />
    </KitBoundary>
  )
}

function Page({ services = consoleServices, onStopActing }: ConsoleProps) {
  const { realm, router } = useMemberkit()
  const [state, setState] = useLinkState(consoleLink)
  const [openEntity] = useState(holdOpenEntity)
  const value = useMemo(
    (): ConsoleContextValue => ({
      services,
      openEntity,
      place: state as Place,
      go: (place, options) => {
        const isSameList = place.service === state.service && place.page === state.page
        // A list has its filters in the address: another page must not take them for its own.
        if (router && !isSameList) router.go(linkTo(place, router), options)
        else setState(only(place) as Place, options)
      },
      hrefOf: (place) => router && linkTo(place, router),
    }),
    [services, openEntity, state, setState, router],
  )
  if (realm !== 'Internal') return <UnavailableHere />
  return (
    <ConsoleContext.Provider value={value}>
      <ConsoleShell onStopActing={onStopActing}>
        {state.service === undefined ? <HomePage /> : <DeskPlacePart />}
      </ConsoleShell>
    </ConsoleContext.Provider>
  )
}

/** Returns the address of a place, with nothing of where one is but the path. */
const linkTo = (place: Place, router: RouterAdapter) =>
  consoleLink.toLink(only(place) as Place, router.current().split(/[?#]/)[0])
