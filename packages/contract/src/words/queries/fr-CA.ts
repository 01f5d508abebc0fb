import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

/** The service as a whole. */
export const name = {
  one: 'Requête',
  many: 'Requêtes',
  about: 'Requêtes préparées sur les données, et leurs caches',
} as const satisfies Name

export const fields = {
  a: 'Ensemble de requêtes',
  b: 'Requête',
  c: 'Paramètre de la requête',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  flushAllPublicQueryCaches: 'Vider tous les caches publics',
  flushAllQueryCaches: 'Vider tous les caches',
  flushIdentityQueryCache: 'Vider le cache d’une personne',
  flushPublicQueryCache: 'Vider le cache public d’une requête',
  flushQueryCache: 'Vider le cache d’une requête',
  runGroupQuery: 'Exécuter une requête sur un groupe',
  runIdentityQuery: 'Exécuter une requête sur une personne',
  runPublicQuery: 'Exécuter une requête publique',
  runQuery: 'Exécuter une requête',
} as const satisfies SameWords<typeof us.actions>

export const consequences = {
  flushAllPublicQueryCaches:
    'Toutes les réponses en cache des requêtes publiques sont effacées. Elles sont plus lentes jusqu’à leur prochaine exécution.',
  flushAllQueryCaches:
    'Toutes les réponses en cache des requêtes sont effacées. Elles sont plus lentes jusqu’à leur prochaine exécution.',
} as const satisfies SameWords<typeof us.consequences>

/** Announcements of completed actions. Reads have none. */
export const done = {
  flushAllPublicQueryCaches: 'Caches publics vidés',
  flushAllQueryCaches: 'Caches vidés',
  flushIdentityQueryCache: 'Cache de la personne vidé',
  flushPublicQueryCache: 'Cache public vidé',
  flushQueryCache: 'Cache vidé',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  RAN: 'Requête exécutée',
  FLUSHED: done.flushQueryCache,
} as const satisfies SameWords<typeof us.journal>
