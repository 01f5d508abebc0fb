'use client'
import { type Operation, permissionOf } from '@memberkit/contract'
import { useMemberkit } from '@memberkit/foundation'
import { useMemo } from 'react'
import type { ConsoleService } from '../services.ts'
import { usePageName } from '../words/usePageName.ts'

export interface System {
  readonly service: string
  readonly page: string | undefined
  readonly name: string
  /** Whether the person may not read anything of it. */
  readonly isDenied: boolean
}

/** Whether a person may read anything of a service. */
export const mayRead = (can: (permission: string) => boolean, service: string): boolean =>
  can(permissionOf({ service, method: 'GET' } as Operation))

const order = ['own', 'identity', 'commerce', 'partners'] as const

/** Returns the systems of each area by name. A service with several pages is shown by these, any other by its own name. */
export function useAreas(services: readonly ConsoleService[], locale: string) {
  const nameOf = usePageName()
  const { can } = useMemberkit()
  return useMemo(() => {
    const systemsOf = ({ service, pages }: ConsoleService): System[] => {
      const isDenied = !mayRead(can, service)
      return pages.length > 1
        ? pages.map((page) => ({ service, page, name: nameOf(page, service), isDenied }))
        : [{ service, page: pages[0], name: nameOf(service), isDenied }]
    }
    const { compare } = new Intl.Collator(locale)
    return order
      .map((area) => ({
        area,
        systems: services
          .filter((one) => one.area === area)
          .flatMap(systemsOf)
          .toSorted((one, other) => compare(one.name, other.name)),
      }))
      .filter(({ systems }) => systems.length > 0)
  }, [services, locale, nameOf, can])
}
