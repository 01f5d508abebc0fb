/** Writes one OpenAPI document per service and an index of them into `dist/openapi`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { docstrings } from './docstrings.ts'
import { document } from './document.ts'
import { labelled } from './labelled.ts'
import { isOperation, pick } from './exports.ts'
import { services } from './services.ts'

const root = join(import.meta.dirname, '../..')
const target = join(root, 'dist/openapi')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
const descriptions = docstrings(join(root, 'src'))

const write = (name: string, content: object) =>
  writeFileSync(join(target, `${name}.json`), `${JSON.stringify(content, null, 2)}\n`)

mkdirSync(target, { recursive: true })
for (const service of services) write(service.name, labelled(document(service, version, descriptions), service))
write('index', {
  version,
  services: services.map(({ name, title, exports }) => ({
    name,
    title,
    document: `./${name}.json`,
    operations: Object.keys(pick(exports, isOperation)).length,
  })),
})
