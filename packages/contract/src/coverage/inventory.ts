import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isOperation, isSchema, pick } from '../openapi/exports.ts'
import { type Service, services } from '../openapi/services.ts'
import type { Operation } from '../operation.ts'
import { OwnerKind } from '../shared/owner.ts'
import type { Area } from './document.ts'

/** An operation of the contract, with all forms of its path. */
export interface Call {
  readonly name: string
  readonly service: string
  readonly area: Area
  readonly operation: Operation
  /** The path with `{}` per parameter, and one form per value of a closed parameter. */
  readonly forms: readonly string[]
  /** The number of paths in the specification: one, or one per kind of owner. */
  readonly count: number
}

const manifest = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')
const areas = new Map(
  [...manifest.matchAll(/"\.\/(\w+)\/([\w-]+)": \{/g)].map(([, area, name]) => [name, area as Area] as const),
)

/** Returns every operation of the given services; by default, of the whole contract. */
export function inventory(of: readonly Service[] = services): Call[] {
  return of.flatMap(({ name: service, exports }) =>
    Object.entries(pick(exports, isOperation)).map(([name, operation]) => ({
      name,
      service,
      area: areas.get(service) ?? 'commerce',
      operation,
      forms: formsOf(operation),
      count: Object.values(operation.params ?? {}).some((values) => values === OwnerKind)
        ? OwnerKind.options.length
        : 1,
    })),
  )
}

function formsOf({ path, params }: Operation): string[] {
  const closed: Readonly<Record<string, unknown>> = { ...params }
  const segments = path.split('/').map((segment) => {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1]
    return name ? ['{}', ...valuesOf(closed[name])] : [segment]
  })
  return segments
    .reduce((starts, ends) => starts.flatMap((start) => ends.map((end) => `${start}/${end}`)), [''])
    .map((form) => form.slice(1))
}

/** Returns the values of an enumeration; none if any value is valid. */
export function valuesOf(schema: unknown): readonly string[] {
  return isSchema(schema) && schema.type === 'picklist' && 'options' in schema ? (schema.options as string[]) : []
}
