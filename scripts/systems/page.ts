import { basename } from 'node:path'
import { type Area, documents } from '../../packages/contract/src/coverage/document.ts'
import type { System } from './systems.ts'

const titles: Readonly<Record<Area, string>> = {
  commerce: 'Commerce, billing and membership',
  identity: 'Identity and communication',
  partners: 'Partners and service delivery',
}

/** Renders `docs/systems.md`. */
export const systemsPage = (systems: readonly System[]): string => `# Systems

Every system of the platform, and what Memberkit has for it. The table is written from the code: \`npm run api\` renews it,
and a test fails when a cell is empty or a heading of the specification leads nowhere.

- **Specification**: the headings that list its calls, in \`packages/contract/specification\`.
- **Contract**: schemas, operations, enumerations and permissions, as types and at run time.
- **Stand-in**: the part of \`@memberkit/fixtures\` that answers its calls in stories, tests and hosts.
- **Screens**: hand-made kits, and the console's page, which every system has.
- **Tests**: those of the system itself. Besides, tests of the contract, the stand-in and the console run over all systems.

${(Object.keys(documents) as Area[]).map((area) => section(area, systems)).join('\n\n')}
`

const section = (area: Area, systems: readonly System[]) => {
  const rows = systems.filter((one) => one.area === area).map(row)
  return [
    `## ${titles[area]}`,
    '',
    '| System | Specification | Contract | Stand-in | Screens | Stories | Tests |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
}

const row = ({ name, headings, contract, standIn, screens, stories, tests }: System) =>
  `| ${[name, headings.join('; '), ...[contract, standIn, screens, stories, tests].map(links)].join(' | ')} |`

const links = (paths: readonly string[]) => paths.map((path) => `[${labelOf(path)}](../${path})`).join(', ')

/** What stands for a path: the kit, or the file. */
function labelOf(path: string): string {
  const [, kit] = /^(?:packages|stories)\/kits\/([\w-]+)/.exec(path) ?? []
  return kit ?? basename(path).replace(/\.ts$/, '')
}
