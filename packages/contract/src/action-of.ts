import type { Operation } from './operation.ts'

/**
 * Returns an operation's action in one word: the last fixed segment of its path, or the meaning of its method on a
 * whole entity.
 */
export function actionOf({ action, method }: Pick<Operation, 'action' | 'method'>): string {
  const named = action.split('/').findLast((part) => part !== '' && !part.startsWith('{'))
  return named ?? { GET: 'read', POST: 'create', PUT: 'replace', DELETE: 'delete' }[method]
}
