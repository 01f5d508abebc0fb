import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

/** The service as a whole. */
export const name = {
  one: 'Consulta',
  many: 'Consultas',
  about: 'Consultas preparadas sobre los datos y sus memorias caché',
} as const satisfies Name

export const fields = {
  a: 'Conjunto de consultas',
  b: 'Consulta',
  c: 'Parámetro de la consulta',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  flushAllPublicQueryCaches: 'Vaciar todas las memorias caché públicas',
  flushAllQueryCaches: 'Vaciar todas las memorias caché',
  flushIdentityQueryCache: 'Vaciar la memoria caché de una persona',
  flushPublicQueryCache: 'Vaciar la memoria caché pública de una consulta',
  flushQueryCache: 'Vaciar la memoria caché de una consulta',
  runGroupQuery: 'Ejecutar una consulta sobre un grupo',
  runIdentityQuery: 'Ejecutar una consulta sobre una persona',
  runPublicQuery: 'Ejecutar una consulta pública',
  runQuery: 'Ejecutar una consulta',
} as const satisfies SameWords<typeof us.actions>

export const consequences = {
  flushAllPublicQueryCaches:
    'Se descartan todas las respuestas en caché de las consultas públicas. Serán más lentas hasta que se ejecuten de nuevo.',
  flushAllQueryCaches:
    'Se descartan todas las respuestas en caché de las consultas. Serán más lentas hasta que se ejecuten de nuevo.',
} as const satisfies SameWords<typeof us.consequences>

/** Announcements of completed actions. Reads have none. */
export const done = {
  flushAllPublicQueryCaches: 'Memorias caché públicas vaciadas',
  flushAllQueryCaches: 'Memorias caché vaciadas',
  flushIdentityQueryCache: 'Memoria caché de la persona vaciada',
  flushPublicQueryCache: 'Memoria caché pública vaciada',
  flushQueryCache: 'Memoria caché vaciada',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  RAN: 'Consulta ejecutada',
  FLUSHED: done.flushQueryCache,
} as const satisfies SameWords<typeof us.journal>
