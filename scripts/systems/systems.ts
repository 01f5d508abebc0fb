import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Area } from '../../packages/contract/src/coverage/document.ts'
import { pagesEnUS } from '../../packages/kits/console/src/messages/pages/en-US.ts'
import { root } from '../workspaces.mjs'
import { headings } from './headings.ts'
import { servicesOfKits } from './kits.ts'

/** A system of the platform, and where each part of Memberkit that serves it is: paths from the root, `[]` for none. */
export interface System {
  readonly service: string
  readonly area: Area
  readonly name: string
  /** The headings of section 7 of the specification that list its calls. */
  readonly headings: readonly string[]
  readonly contract: readonly string[]
  readonly standIn: readonly string[]
  readonly screens: readonly string[]
  readonly stories: readonly string[]
  /** Tests of this system; those that run over all of them say nothing of one. */
  readonly tests: readonly string[]
}

const consoleStories = 'stories/kits/console/Systems.stories.tsx'

/** Returns every system, in the order of the specification. */
export function systems(): System[] {
  const all = headings()
  const storiesOfConsole = readFileSync(join(root, consoleStories), 'utf8')
  // The document that tells of a service first is that of its contract.
  const areas = new Map(all.toReversed().flatMap(({ area, services }) => services.map((service) => [service, area])))
  return [...new Set(all.flatMap(({ services }) => services))].map((service) => {
    const area = areas.get(service)!
    const definition = `packages/kits/console/src/services/${service}.ts`
    const kits = Object.entries(servicesOfKits).flatMap(([kit, of]) => (of.includes(service) ? [kit] : []))
    const titles = all.filter((one) => one.services.includes(service)).map(({ title }) => title)
    return {
      service,
      area,
      name: pagesEnUS[`service.${service}` as keyof typeof pagesEnUS] ?? '',
      headings: titles,
      contract: existing([`packages/contract/src/${area}/${service}.ts`]),
      standIn: existing([`fixtures/src/services/${service}`]),
      screens: [...existing(kits.map((kit) => `packages/kits/${kit}`)), ...existing([definition])],
      stories: [
        ...existing(kits.map((kit) => `stories/kits/${kit}`)),
        ...(storiesOfConsole.includes(`?service=${service}&`) ? [consoleStories] : []),
      ],
      tests: [
        ...globSync(`fixtures/src/services/${service}/*.test.ts`, { cwd: root }).toSorted(),
        ...kits.flatMap((kit) => existing([`packages/kits/${kit}/src/fault-matrix.test.tsx`])),
      ],
    }
  })
}

const existing = (paths: readonly string[]) => paths.filter((path) => existsSync(join(root, path)))
