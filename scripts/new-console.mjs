/**
 * `npm run new:console -- <service>`: writes a first definition of a service's console from the contract, with a place for
 * every operation. Improve its columns, groups and actions by hand, then add the line that it prints to
 * `services/lists` and the definition to `services/loaders`.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { propose } from './new-console/propose.mjs'
import { root } from './workspaces.mjs'

const [service] = process.argv.slice(2)
const area = ['commerce', 'identity', 'partners'].find((one) =>
  existsSync(join(root, 'packages/contract/src', one, `${service}.ts`)),
)
if (!area) throw new Error(`The contract has no service ${service}.`)
const module = await import(`@memberkit/contract/${area}/${service}`)
const camel = service.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
const tones = existsSync(join(root, 'packages/contract/src/labels', area, `${service}.tones.ts`))
const definition = propose(module)
const path = join(root, 'packages/kits/console/src/services', `${service}.ts`)
const source = `import * as ${camel} from '@memberkit/contract/${area}/${service}'
${tones ? `import * as tones from '@memberkit/contract/labels/${area}/${service}/tones'\n` : ''}import { defineConsole } from '../define/index.ts'

export const ${camel}Console = defineConsole(${tones ? `{ ...${camel}, ...tones }` : camel})(${JSON.stringify(definition)})
`
writeFileSync(path, await format(source, { ...(await resolveConfig(path)), filepath: path }))
const creates = Object.entries(definition.pages ?? {}).flatMap(([page, { create = [] }]) =>
  create.map((operation) => ({ page, operation })),
)
console.log(
  JSON.stringify({ service, area, pages: Object.keys(definition.pages ?? {}), creates, tools: definition.tools ?? [] }),
)
