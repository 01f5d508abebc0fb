import { valuesIn } from './statements.ts'

/**
 * The calls a sentence lists by their last word, `'POST /v1/firms/{id}/ followed by: updateName, deactivate.'`, each
 * under the name it is exported by: the entity stands after the verb, as in `updateFirmName`.
 */
export function verbsIn(sentence: string, entity: string, call: (action: string) => string): Record<string, string> {
  return Object.fromEntries(valuesIn(sentence).map((action) => [exportName(action, entity), call(action)]))
}

const exportName = (action: string, entity: string) =>
  action.replace(/^[a-z]+/, `$&${entity}`).replace(`${entity}${entity}`, entity)
