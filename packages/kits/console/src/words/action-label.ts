/**
 * Returns the action of an operation. Of two versions of one operation that are called the same, the other one says its
 * version.
 */
export function actionLabel(
  operation: string,
  say: (key: string) => string | undefined,
  withVersion: (action: string, version: string) => string,
): string | undefined {
  const action = say(`action.${operation}`)
  const [, base = '', version = ''] = /^(.+)V(\d)$/.exec(operation) ?? []
  return action !== undefined && action === say(`action.${base}`) ? withVersion(action, version) : action
}
