import { docstringsOf } from '../../packages/contract/src/openapi/docstring.ts'
import { document } from '../../packages/contract/src/openapi/document.ts'
import { isOperation, isSchema, pick, transitionsIn } from '../../packages/contract/src/openapi/exports.ts'
import { type Service, services } from '../../packages/contract/src/openapi/services.ts'

// The documents are not part of the package's modules; they are made here as the build makes them.
const sources = import.meta.glob<string>(
  ['../../packages/contract/src/{commerce,identity,partners,shared}/*.ts', '!**/*.test.ts'],
  { query: '?raw', import: 'default' },
)

export { services }
export type { Service }

/** The OpenAPI document of a service, with the words of its sources. */
export async function published(service: Service) {
  const own = Object.entries(sources).filter(([path]) => path.includes('/shared/') || isOf(path, service.name))
  const texts = await Promise.all(own.map(([, read]) => read()))
  return document(service, 'as in the sources', new Map(texts.flatMap(docstringsOf)))
}

const isOf = (path: string, name: string) => path.endsWith(`/${name}.ts`) || path.includes(`/${name}.`)

export const transitionsOf = ({ exports }: Service) => transitionsIn(exports)

export const operationsOf = ({ exports }: Service) => Object.values(pick(exports, isOperation))

/** The enumerations of a service that are statuses, by name. */
export function statusesOf({ exports }: Service): readonly (readonly [name: string, values: readonly string[]])[] {
  return Object.entries(pick(exports, isSchema)).flatMap(([name, schema]) =>
    /Status(Variant)?$/.test(name) && 'options' in schema ? [[name, schema.options as readonly string[]] as const] : [],
  )
}
