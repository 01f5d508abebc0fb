import type { Field } from '../fields/index.ts'

/** Returns the extensions that say what a field's value means. */
export function meaning({ kind, refers, isSensitive, currency, unit, limits }: Field) {
  return {
    'x-kind': kind,
    ...(refers && { 'x-refers': refers }),
    ...(isSensitive && { 'x-sensitive': true }),
    ...(currency && { 'x-currency': currency }),
    ...(unit && { 'x-unit': unit }),
    ...(Object.keys(limits).length > 0 && { 'x-limits': limits }),
  }
}
