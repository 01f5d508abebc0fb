import { basename, dirname } from 'node:path'
import type { ComponentDocs } from '../../stories/blocks/component-docs.ts'

const modules = import.meta.glob<{ docs: ComponentDocs }>('../../stories/primitives/*/*.docs.tsx', { eager: true })

/** The content of each component's page. */
export const pages = Object.entries(modules).map(([path, { docs }]) => ({
  group: basename(dirname(path)),
  name: basename(path, '.docs.tsx'),
  docs,
}))
